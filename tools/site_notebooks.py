"""Notebooks as pages of the site, executed when it is built: what a cell prints, shows and draws stands below it.

MkDocs calls `on_files` by its name (`hooks` in mkdocs.yml). Each notebook runs in a process of its own, on the source.
`python tools/site_notebooks.py FILE` prints the page of a notebook.
"""

from __future__ import annotations

import ast
import base64
import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent


def on_files(files: Files, config: Any) -> Files:
    """Add a page for every notebook; the notebook itself stays, to be downloaded."""
    for file in [file for file in files if file.src_uri.endswith(".ipynb")]:
        page = file.src_uri.removesuffix(".ipynb") + ".md"
        files.append(File.generated(config, page, content=run(Path(file.abs_src_path))))
    return files


def run(notebook: Path) -> str:
    """The page of a notebook; a cell that fails is an error of the build."""
    place = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "MPLBACKEND": "agg"}
    command = [sys.executable, __file__, str(notebook)]
    done = subprocess.run(command, env=place, capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        raise PluginError(f"{notebook.name} can't be executed:\n{done.stderr}")
    return done.stdout


def page(notebook: dict[str, Any], name: str) -> str:
    """A notebook as Markdown, with what its cells come to."""
    names: dict[str, Any] = {"__name__": "__main__"}
    parts = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
        else:
            parts += [f"```python\n{source}\n```", *execute(source, names)]
    return "\n\n".join(
        [*parts, f'<small markdown="1">[The notebook]({name}), executed when this site was built.</small>']
    )


def execute(source: str, names: dict[str, Any]) -> list[str]:
    """What a cell prints, the value of its last line, and its figures."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    quiet = value is None or source.rstrip().endswith(";")  # as Jupyter has it
    texts = [printed.getvalue().rstrip(), "" if quiet else repr(value)]
    return [f"```text\n{text}\n```" for text in texts if text] + figures()


def figures() -> list[str]:
    """The figures that were drawn, as pictures in the page."""
    if "matplotlib.pyplot" not in sys.modules:
        return []
    plt = sys.modules["matplotlib.pyplot"]
    drawn = []
    for number in plt.get_fignums():
        data = io.BytesIO()
        plt.figure(number).savefig(data, format="svg", bbox_inches="tight")
        title = plt.figure(number).axes[0].get_title()
        drawn.append(
            f'<img alt="{title}" src="data:image/svg+xml;base64,{base64.b64encode(data.getvalue()).decode()}">'
        )
    plt.close("all")
    return drawn


if __name__ == "__main__":
    file = Path(sys.argv[1])
    print(page(json.loads(file.read_text(encoding="utf-8")), file.name))

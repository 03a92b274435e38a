"""Requests as code for curl, Python and TypeScript, as HTML with a tab for each."""

import json
import re
import shlex
from collections.abc import Mapping

from markupsafe import Markup
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name

_GAMES = "/v1/games/"
_LEXERS = {"": "text", "ndjson": "json"}
"""The lexers of languages for which there is none of that name."""
_LITERALS = {"true": "True", "false": "False", "null": "None"}
_TOKENS = re.compile(r'"(?:[^"\\]|\\.)*"|true|false|null')


Ways = Mapping[str, tuple[str, str]]
"""A request in each language: the name of the language in the highlighter, and the code."""


def ways_to_ask(path: str, body: str, host: str) -> Ways:
    """The question at ``path`` in each language."""
    parts = path.removeprefix("/v1/").removeprefix("games/").split("/")
    separator = "." if path.startswith(_GAMES) else "_"
    method = separator.join(part.replace("-", "_") for part in parts)
    if path.startswith(_GAMES):
        asked = f"ask({', '.join(map(json.dumps, parts))}, {body})"
    else:
        asked = f"http.POST({json.dumps(path)}, {{\n  body: {_indented(body, 2).lstrip()},\n}})"
    return {
        "curl": ("bash", f"curl {host}{path} \\\n  -H 'Content-Type: application/json' \\\n  -d {shlex.quote(body)}"),
        "Python": _python(f"answer = lawspeaker.{method}(\n{_indented(as_python(body), 8)}\n    )\nprint(answer)", host),
        "TypeScript": _typescript(f"const answer = await lawspeaker.{asked};\nconsole.log(answer);", host),
    }


def ways_to_stream(path: str, line: str, host: str) -> Ways:
    """A stream at ``path`` with one question, a ``line``, in each language."""
    header = "-H 'Content-Type: application/x-ndjson'"
    loop = f"for answer in lawspeaker.stream([\n{_indented(as_python(line), 8)}\n    ]):\n        print(answer)"
    return {
        "curl": ("bash", f"curl -N {host}{path} \\\n  {header} \\\n  -d {shlex.quote(line)}"),
        "Python": _python(loop, host),
        "TypeScript": _typescript(f"for await (const answer of lawspeaker.stream([{line}])) console.log(answer);", host),
    }


def ways_to_read(path: str, id: str, parameters: Mapping[str, str], host: str) -> Ways:
    """The GET operation ``id`` at ``path`` with these ``parameters`` in its path, in each language."""
    game = path.removeprefix(_GAMES).split("/")[0].replace("-", "_")
    method = f"{game}.{id.removeprefix(game).strip('_') or 'game'}" if path.startswith(_GAMES) else id
    given = ", ".join(map(json.dumps, parameters.values()))
    options = f", {{ path: {json.dumps(parameters)} }}" if parameters else ""
    return {
        "curl": ("bash", f"curl {host}{path.format(**parameters)}"),
        "Python": _python(f"answer = lawspeaker.{method}({given})\nprint(answer)", host),
        "TypeScript": _typescript(
            f"const answer = await lawspeaker.read({json.dumps(path)}{options});\nconsole.log(answer);", host
        ),
    }


def _python(asked: str, host: str) -> tuple[str, str]:
    opening = f"from lawspeaker_client import Lawspeaker\n\nwith Lawspeaker({json.dumps(host)}) as lawspeaker:\n    "
    return "python", f"{opening}{asked}\n"


def _typescript(asked: str, host: str) -> tuple[str, str]:
    opening = f"const lawspeaker = createClient({{ baseUrl: {json.dumps(host)} }});\n"
    return "typescript", f'import {{ createClient }} from "@lawspeaker/client";\n\n{opening}{asked}\n'


def as_python(body: str) -> str:
    """The JSON in ``body`` as a Python literal, line by line."""
    return _TOKENS.sub(lambda token: _LITERALS.get(token[0], token[0]), body)


def _indented(text: str, columns: int) -> str:
    return "\n".join(" " * columns + line for line in text.split("\n"))


def as_tabs(ways: Ways) -> str:
    """``ways`` as HTML, with a heading for each, of which a script makes tabs."""
    parts = [
        Markup('<div data-tab="{}"><h4>{}</h4>{}</div>').format(
            name, "JavaScript" if language == "js" else name, Markup(highlighted(language, code))
        )
        for name, (language, code) in ways.items()
    ]
    return str(Markup('<div class="tabs">{}</div>').format(Markup("").join(parts)))


def highlighted(language: str, code: str) -> str:
    """``code`` as HTML, in colours."""
    lexer = get_lexer_by_name(_LEXERS.get(language, language))
    html = highlight(code.rstrip("\n"), lexer, HtmlFormatter(nowrap=True))
    return f'<pre tabindex="0"><code>{html}</code></pre>\n'

"""Joins JavaScript modules into one, so that a page loads its script with one request. No build step is necessary for it.

Each module becomes a function that returns what it exports; modules that it imports come before it. Only the forms of ``import``
and ``export`` that the desk uses are understood. Anything else is an error, so that nothing is joined wrongly.

Comments that describe a module or a function are removed, to save bandwidth.
"""

import posixpath
import re
from collections.abc import Mapping, Sequence

_IMPORT = re.compile(r'^import (?:(?:\{ ?([^}]*?),?\s*\}|\* as (\w+)) from )?"(\.[^"]*)";$', flags=re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function\*?|const|class) (\w+))", flags=re.MULTILINE)
_EXPORT_LIST = re.compile(r"(?:^|(?<=;))export\s*\{([^}]*)\};?\s*(?=(?:/\*[\s\S]*?\*/\s*)*\Z)", flags=re.MULTILINE)
"""At the end of a module. Only comments, such as a licence, can follow."""
_LEFT_OVER = re.compile(r"(?:^|;)\s*(?:import|export)\b|\bimport\s*\(\s*[\"'`]", flags=re.MULTILINE)
"""A module is imported later by its URL, which stays the same: a path is relative to the module."""
_DESCRIPTION = re.compile(r"^ */\*\*\s[\s\S]*?\*/ *\n", flags=re.MULTILINE)
"""Of a module or a function. A licence begins otherwise."""
_OWN_URL = "import.meta.url"


def join_modules(files: Mapping[str, bytes]) -> Mapping[str, bytes]:
    """The scripts of pages by name, each joined with everything that it imports. These are the modules of ``files`` that no
    other module imports."""
    imports = {name: imports_of(name, files) for name in files if name.endswith(".js")}
    imported = {each for found in imports.values() for each in found}
    return {name: _joined(name, files) for name, found in imports.items() if found and name not in imported}


def imports_of(name: str, files: Mapping[str, bytes]) -> Sequence[str]:
    """The names of the modules that the module ``name`` imports."""
    return [_resolved(name, each[2]) for each in _IMPORT.findall(files[name].decode())]


def _joined(name: str, files: Mapping[str, bytes]) -> bytes:
    order: list[str] = []
    _visit(name, files, order, ())
    parts = [_as_function(each, index, order, files, posixpath.dirname(name)) for index, each in enumerate(order)]
    return "\n".join(parts).encode()


def _visit(name: str, files: Mapping[str, bytes], order: list[str], above: Sequence[str]) -> None:
    if name in above:
        raise ValueError(f"Modules import each other in a circle: {' → '.join([*above, name])}")
    if name in order:
        return
    for imported in imports_of(name, files):
        _visit(imported, files, order, (*above, name))
    order.append(name)


def _as_function(name: str, place: int, order: Sequence[str], files: Mapping[str, bytes], folder: str) -> str:
    source = _DESCRIPTION.sub("", files[name].decode())
    exported = {each: each for each in _EXPORT.findall(source)}

    def listed(match: re.Match[str]) -> str:
        exported.update(_pair(each)[::-1] for each in match[1].split(","))
        return ""

    def taken(match: re.Match[str]) -> str:
        members, whole, path = match.groups()
        if not (members or whole):
            return ""
        wanted = whole or f"{{ {', '.join(': '.join(_pair(each)) for each in members.split(','))} }}"
        return f"const {wanted} = module{order.index(_resolved(name, path))};"

    body = _EXPORT_LIST.sub(listed, _EXPORT.sub("", _IMPORT.sub(taken, source)))
    if _LEFT_OVER.search(body):
        raise ValueError(f"{name} imports or exports in a form that cannot be joined.")
    own_url = f'new URL("{posixpath.relpath(name, folder or ".")}", {_OWN_URL})'
    body = body.replace(_OWN_URL, own_url).strip()
    returned = ", ".join(f"{outside}: {inside}" for outside, inside in exported.items())
    return f"const module{place} = (() => {{ // {name}\n{body}\nreturn {{ {returned} }};\n}})();"


def _pair(member: str) -> tuple[str, str]:
    """The two names of ``a as b``."""
    first, _, second = member.strip().partition(" as ")
    return first, second or first


def _resolved(name: str, path: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), path))

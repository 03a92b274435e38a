"""How things look: colours, sizes, and how much room a text takes. Any style sheet may say otherwise, by the classes."""

PAPER, PANEL, FRAME = "#f4f1e8", "#fffdf8", "#cfc8b6"
INK, MUTED = "#2b2822", "#5f594c"
MEADOW, EDGE = "#dfe8c8", "#8a8373"
UNSEEN, HATCH = "#ece9df", "#c5bda9"
GOLD, GOLD_EDGE, CREAM = "#f3dfa2", "#a67c1e", "#fffaf0"
BACK = "#55636f"
ALARM = "#b3261e"

SMALL, USUAL, LARGE = 12, 13, 16
"""Sizes of text."""
_WIDTHS = {**dict.fromkeys("ijlIíî.,:;'()|", 0.34), **dict.fromkeys("frtřť -", 0.42), **dict.fromkeys("mwMWœ\u2013", 0.95)}
"""How wide some letters are, by the size of the text, in a font that is rather wide."""
_USUAL_WIDTH, _BOLDER = 0.65, 1.12


def wide(text: str, size: float, is_bold: bool = False) -> float:
    """About how wide ``text`` is, rather more than less."""
    letters = sum(_WIDTHS.get(letter, _USUAL_WIDTH) for letter in text)
    return round(letters * size * (_BOLDER if is_bold else 1), 2)


def lines(text: str, size: float, width: float, is_bold: bool = False) -> list[str]:
    """``text`` in lines that are not wider than that, unless a single word is."""
    broken: list[str] = []
    for word in text.split():
        if broken and wide(f"{broken[-1]} {word}", size, is_bold) <= width:
            broken[-1] += f" {word}"
        else:
            broken.append(word)
    return broken

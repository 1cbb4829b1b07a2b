"""What a screen reader finds on a page, without what differs from match to match: codes, dice, cards, times."""

from __future__ import annotations

import re

_CUT = ('region "What happened":', 'list "Cards in the middle":', 'group "Your dice":', 'group "Dice of Bea":')
"""Parts whose inside is chance, or grows with the match."""
_RULES = (
    (r"^- (status|alert)\b.*\n(?: .*\n)*", ""),
    (
        r'"(Ghost Blitz|King of the Dice|Lightning Dice) ?Table [\w-]{9}(.*)" \[level=1\]',
        r"/\1 ?Table [\\w-]{9}\2/ [level=1]",
    ),
    (r"- paragraph: \w{4}-\w{4}$", r"- paragraph: /\\w{4}-\\w{4}/"),
    (r"/url: /t/\w{8}(\?watch|\?screen)?$", r"/url: /\\/t\\/\\w{8}/"),
    (r"/url: /api/tables/\w{8}/matches/1$", r"/url: /\\/api\\/tables\\/\\w{8}\\/matches\\/1/"),
    (r"^ *- text: \d+ ms\n", ""),
    (r"- text: 1 watching.*$", "- text: /1 watching/"),
    (r"""- 'button "((?:Your|\w+’s) line): [^"]*"'$""", r"- button /\1.+/"),
    (r"- text: [\d.]+ s · first$", r"- text: /[\\d.]+ s · first/"),
    (r'img "[1-6](?: [1-6]){5}"$', r"img /([1-6] ){5}[1-6]/"),
    (r"- text: 1 card, in [\d.]+ s, (.*)$", r"- text: /1 card, in [\\d.]+ s, \1/"),
    (r"- text: 1 right grab, [\d.]+ s at best, (.*)$", r"- text: /1 right grab, [\\d.]+ s at best, \1/"),
    (r'heading "Why the [\s\S]*?(?=\n *- heading "Who was first)', r"heading /Why the \\w+\\?/ [level=3]"),
)
_IN_DIALOGS = (
    # a photo finish: what was thrown, the measures, and what is said where this machine was too slow
    (
        r"(?<=- paragraph: Only Bea was right, so there was nobody to beat.\n)[\s\S]*?(?=^ *- text: (?:throw|card) 1$)",
        "",
    ),
    (r"- listitem: (Bea first(?: supply 1)?) \+(\d) Pressed after .*$", r"- listitem: /\1 \\+\2 Pressed after .+/"),
    # the check of the dice: codes, bytes, faces, and how long it took
    (r"^ *- code: .*\n", ""),
    (r'- paragraph: "(A secret in a box.* players): (.* just now), in [\d.]+ s\."$', r"- paragraph: /\1.+\2/"),
    (
        r'^( *)- list "The bytes of draw 1, and what they give":\n(?:\1 .*\n)+'
        r"(?:\1- text: On the table\n(?:\1- 'img .*\n)+)",
        "",
    ),
)
_BY_CHANCE_AFTER_A_ROLL = (
    (r'^ *- button "(End turn|Roll 4 dice|Take a card)".*\n', ""),
    (r"- paragraph: (It fits!|Both cards fit!|Keep what helps).*$", "- paragraph: /.+/"),
    (r"- listitem: Roll 2 (now|to come)$", "- listitem: /Roll 2 (now|to come)/"),
)


def general(snapshot: str) -> str:
    """Playwright's aria snapshot of a whole page, in a form that every such page matches."""
    text = _thrown_dice(_without_chance(snapshot + "\n"))
    for pattern, words in (*_RULES, *_IN_DIALOGS, *(_BY_CHANCE_AFTER_A_ROLL if "Roll 1 done" in text else ())):
        text = re.sub(pattern, words, text, flags=re.MULTILINE)
    return text


def _without_chance(text: str) -> str:
    """Of the parts that are chance only their name is left; so it is with figures that a verdict has marked."""
    for head in _CUT:
        text = re.sub(rf"^( *)- {re.escape(head)}\n(?:\1 .*\n)+", rf"\1- {head.removesuffix(':')}\n", text, flags=re.M)
    figures = r'^( *)- group "Figures":\n(?:\1 .*\n)*\1 .*\[disabled\].*\n(?:\1 .*\n)*'
    return re.sub(figures, r'\1- group "Figures"' + "\n", text, flags=re.M)


def _thrown_dice(text: str) -> str:
    """Dice on the table, not those of the help."""
    thrown = re.compile(r'^( *)- group "The throw":\n(?:\1 .*\n)+', re.MULTILINE)
    die = re.compile(r"""- 'img "(\w+) die: \w+"'""")
    return thrown.sub(lambda found: die.sub(r"- 'img /\1 die: \\w+/'", found[0]), text)

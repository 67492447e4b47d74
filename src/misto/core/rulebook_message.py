"""What is told of a rulebook, a page at a time (see ``message``). The page's build writes the same files."""

from typing import NotRequired, TypedDict


class StrongSpan(TypedDict):
    b: str


class EmphasisSpan(TypedDict):
    i: str


class CodeSpan(TypedDict):
    code: str


class SeeSpan(TypedDict):
    see: str  # the number of another paragraph


RuleSpan = str | StrongSpan | EmphasisSpan | CodeSpan | SeeSpan


class SentencesBlock(TypedDict):
    p: list[RuleSpan]


class ItemsBlock(TypedDict):
    ul: list[list[RuleSpan]]


class GridBlock(TypedDict):
    head: list[list[RuleSpan]]
    rows: list[list[list[RuleSpan]]]


RuleBlock = SentencesBlock | ItemsBlock | GridBlock


class ParagraphInfo(TypedDict):
    n: str
    title: str
    about: NotRequired[list[str]]  # components this is the entry of: ``card:bakery``
    when: NotRequired[str]  # at which tables it holds
    example: NotRequired[str]  # the worked example it tells: a position to open and try
    text: list[RuleBlock]


class ChapterInfo(TypedDict):
    n: int
    title: str
    paragraphs: list[ParagraphInfo]


class RulebookInfo(TypedDict):
    title: str
    lead: str
    chapters: list[ChapterInfo]


class PlacesInfo(TypedDict):
    """What is the same in every language: where a cited number or a component is told, and where that holds."""

    places: dict[str, list[str]]
    when: dict[str, str]


RuleNames = dict[str, list[str]]  # all that a paragraph is called, in every language
RulebookPage = RulebookInfo | PlacesInfo | RuleNames

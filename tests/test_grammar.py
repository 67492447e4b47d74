"""What a text counts agrees with its number, in Ukrainian and in Russian: 1, 2, 5, 21, 22 and none."""

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from misto.text import LOCALES

COUNTS = (0, 1, 2, 5, 21, 22)

# Each noun that stands after a number: one; one, as object; of one; two; five.
NOUNS = {
    "uk": """
        бот бота бота боти ботів
        глядач глядача глядача глядачі глядачів
        гравець гравця гравця гравці гравців
        день день дня дні днів
        ділянка ділянку ділянки ділянки ділянок
        дім дім дому доми домів
        зірка зірку зірки зірки зірок
        камінь камінь каменя камені каменів
        карта карту карти карти карт
        кар’єр кар’єр кар’єру кар’єри кар’єрів
        квартал квартал кварталу квартали кварталів
        комірка комірку комірки комірки комірок
        крок крок кроку кроки кроків
        місце місце місця місця місць
        вільне_місце вільне_місце вільного_місця вільні_місця вільних_місць
        монета монету монети монети монет
        номер номер номера номери номерів
        очко очко очка очки очок
        пам’ятка пам’ятку пам’ятки пам’ятки пам’яток
        партія партію партії партії партій
        плитка плитку плитки плитки плиток
        подія подію події події подій
        пристрій пристрій пристрою пристрої пристроїв
        проблема проблему проблеми проблеми проблем
        пункт пункт пункту пункти пунктів
        підприємство підприємство підприємства підприємства підприємств
        раз раз разу рази разів
        раунд раунд раунду раунди раундів
        ринок ринок ринку ринки ринків
        новий_рядок новий_рядок нового_рядка нові_рядки нових_рядків
        секунда секунду секунди секунди секунд
        стос стос стосу стоси стосів
        стіл стіл столу столи столів
        суперник суперника суперника суперники суперників
        товар товар товару товари товарів
        токен токен токена токени токенів
        урок урок уроку уроки уроків
        хвилина хвилину хвилини хвилини хвилин
        хід хід ходу ходи ходів
    """,
    "ru": """
        бот бота бота бота ботов
        день день дня дня дней
        дом дом дома дома домов
        достопримечательность достопримечательность достопримечательности достопримечательности достопримечательностей
        звезда звезду звезды звезды звёзд
        зритель зрителя зрителя зрителя зрителей
        игрок игрока игрока игрока игроков
        камень камень камня камня камней
        карта карту карты карты карт
        карьер карьер карьера карьера карьеров
        квартал квартал квартала квартала кварталов
        место место места места мест
        свободное_место свободное_место свободного_места свободных_места свободных_мест
        минута минуту минуты минуты минут
        монета монету монеты монеты монет
        неполадка неполадку неполадки неполадки неполадок
        номер номер номера номера номеров
        очко очко очка очка очков
        партия партию партии партии партий
        плитка плитку плитки плитки плиток
        предприятие предприятие предприятия предприятия предприятий
        пункт пункт пункта пункта пунктов
        раз раз раза раза раз
        раунд раунд раунда раунда раундов
        рынок рынок рынка рынка рынков
        секунда секунду секунды секунды секунд
        событие событие события события событий
        соперник соперника соперника соперника соперников
        стол стол стола стола столов
        стопка стопку стопки стопки стопок
        новая_строка новую_строку новой_строки новые_строки новых_строк
        товар товар товара товара товаров
        токен токен токена токена токенов
        урок урок урока урока уроков
        устройство устройство устройства устройства устройств
        участок участок участка участка участков
        ход ход хода хода ходов
        шаг шаг шага шага шагов
        ячейка ячейку ячейки ячейки ячеек
    """,
}

# Words beside a number that it does not count: what the sentence goes on with, and what does not bend.
BESIDE = {
    "uk": """
        або без більше висить від до з за замальовано замість запису зараз зі лежить лишиться менше можна не нікуди правил під
        списано та там тут у уже цей цього через чи ще і із год дн жк мб по хв шт
    """,
    "ru": """
        без больше в висит вместо до ещё за забором закрашены записи здесь и из или лежит меньше можно не нет никуда останется
        от под правил сейчас списано там у уже через этого этот дн жк мб мин по ч шт
    """,
}

# After these words the noun stands in another case than after none.
OF = {"uk": "від до з із зі без для проти упродовж бракує", "ru": "от до из без для против течение хватает"}
ONTO = {"uk": "на за через в у", "ru": "на за через в"}

# Before one thing the verb bends with it; before more it does not.
LOOSE = {"uk": "лишилося залишилося потрібно", "ru": "осталось нужно найдено скрыто закрыто открыто"}
TIED = {
    "uk": "лишився лишилася залишився залишилася потрібен потрібна",
    "ru": "остался осталась нужен нужна найден найдена скрыт скрыта закрыт закрыта",
}
MORE = {"uk": "їх їхнє їхній вони ними", "ru": "их они ними"}

# Facts that hold words or a name, never an amount.
WORDS = """
    action address bot card colour command created database date event field file fingerprint folder game
    good guest hash host id kind known landmark letter marker misto name names network note option package
    partner payer plan programs python role seat seen source status street table taker text time url what
    where why word
"""

WORD = r"[а-яёіїєґ’]+"
AFTER = re.compile(rf"[\u2068\u2069]*\s+\u2068*(({WORD})(?:\s+{WORD})?)")
BEFORE = re.compile(rf"({WORD})[\s\u2068\u2069]+(?:[0-9]+\u2069–\u2068*)?$")


class Facts(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


@cache
def parsed(lang):
    return {
        file.stem: FluentResource(file.read_text(encoding="utf-8")) for file in (LOCALES / lang).glob("*.ftl")
    }


@cache
def bundle(lang):
    """Misto's own texts, but each fact stands between marks: a number that is counted, not one that is printed."""
    made = FluentBundle([lang], use_isolating=True)
    for _, resource in sorted(parsed(lang).items()):
        made.add_resource(resource)
    return made


def counting(lang, stem):
    """Every text of a file that takes a fact, with each number in place of all its amounts."""
    for entry in parsed(lang)[stem].body:
        facts = Facts()
        facts.visit(entry)
        if not isinstance(entry, ast.Message) or not facts.names:
            continue
        pattern = bundle(lang).get_message(entry.id.name).value
        for number in COUNTS:
            filled = {name: "…" if is_word(name) else number for name in facts.names}
            said, errors = bundle(lang).format_pattern(pattern, filled)
            assert not errors, (entry.id.name, errors)
            yield entry.id.name, said


def is_word(name):
    """Whether a fact is a name or another word, and no amount: in a case it is."""
    return name in WORDS.split() or name.endswith(("_acc", "_dat", "_gen", "_ins", "_loc"))


def brought(lang):
    """Nouns that a room names itself, in its own file: ``# counted: `` and the five forms."""
    for file in sorted((LOCALES / lang).glob("*.ftl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("# counted: "):
                yield line.removeprefix("# counted: ")


@cache
def nouns(lang):
    """By each of its forms, the nouns that have it."""
    found = {}
    for row in [*NOUNS[lang].split("\n"), *brought(lang)]:
        forms = tuple(form.replace("_", " ") for form in row.split())
        for form in forms:
            found.setdefault(form, []).append(forms)
    return found


def right(forms, number, before, lang):
    """The forms that may stand after this number, as the word before it wants them."""
    one, as_object, of_one, two, five = forms
    single = number % 10 == 1 and number % 100 != 11
    few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    if before in OF[lang].split():
        return {of_one} if single else {five}
    if single:
        return {as_object} if before in ONTO[lang].split() else {one, as_object}
    alive = as_object == of_one
    return {five if alive and before in ONTO[lang].split() else two} if few else {five}


def faults(lang, said):
    """What a reader would stumble over around the numbers of a text."""
    low, plain, known = said.lower(), re.sub("[\u2068\u2069]", "", said), nouns(lang)
    for match in re.finditer("\u2068([0-9]+)\u2069", low):
        number = int(match[1])
        before = BEFORE.search(low[: match.start()])
        before = before[1] if before else ""
        after = AFTER.match(low[match.end() :])
        if not after:
            continue
        word = after[1] if after[1] in known else after[2]
        if word not in known:
            if word not in BESIDE[lang].split():
                yield f"«{number} {word}»: give the noun's forms in NOUNS or behind “# counted: ” in its file, or the word in BESIDE ({plain})"
            continue
        forms = next((forms for forms in known[word] if word in right(forms, number, before, lang)), None)
        if forms is None or before in unfit(forms, word, number, lang):
            yield f"«{before} {number} {word}» ({plain})"
        if number == 1 and set(re.findall(WORD, plain.lower())) & set(MORE[lang].split()):
            yield f"one {word}, and then of several: {MORE[lang]} ({plain})"


def unfit(forms, word, number, lang):
    """Verbs that cannot stand before this much of it."""
    if number % 10 != 1:
        return TIED[lang].split()
    return LOOSE[lang].split() if word == forms[0] and not word.endswith(("о", "е")) else []


STEMS = sorted(file.stem for file in (LOCALES / "en").glob("*.ftl"))


@pytest.mark.parametrize("stem", STEMS)
@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_what_is_counted_agrees_with_its_number(lang, stem):
    found = [f"{key}: {fault}" for key, said in counting(lang, stem) for fault in faults(lang, said)]
    assert not found, "\n".join(found)

"""Lines that ask for what cannot be, with what the sentence must hold, and the files they name."""

import json
import sqlite3

from misto.bots.plan import PlanFile
from misto.core.record import to_json
from misto.games.registry import GAMES
from misto.table import new_table

DEEP = "[" * 100_000
BROKEN_BOTS = {
    "raises": "class Bot:\n    def choose(self, seen, rng):\n        return 1 // 0\n",
    "half": "class Bot:\n    def choose(self, seen, rng):\n        return 0.5\n",
    "illegal": "class Bot:\n    def choose(self, seen, rng):\n        return 10**30\n",
    "leaves": "import sys\nsys.exit(0)\n",
    "syntax": "class Bot\n",
    "needs": "class Bot:\n    def __init__(self, much):\n        pass\n",
}


def record_with(**changes):
    table = new_table("machi_koro", 2, {"first_player": 1}, seed=3)
    table.take(0, "roll 1")
    return json.dumps(json.loads(to_json(table.game, table.record)) | changes)


def sheet(**fields):
    return json.dumps({"others_temps": [0], **fields})


def city(text):
    rows = [word.split(",") for word in text.split()]
    return json.dumps(
        {"hexes": [{"q": int(q), "r": int(r), "level": int(n), "kind": k} for q, r, n, k in rows]}
    )


def climbed():
    """The file of a climb that began elsewhere."""
    plan = GAMES["machi_koro"].plans.first(GAMES["machi_koro"].settle({}, 2))
    return PlanFile(
        "machi_koro", 2, {}, plan, {"seed": 8, "rival": "greedy", "generations": 1, "kept": 0}
    ).to_json()


def fill(kit):
    """Files of every sort that may be named by mistake."""
    (kit / "folder").mkdir()
    (kit / "folder" / "inside.txt").write_text("mine")
    files = {
        "notes.txt": "my notes\nthe last line has no end",
        "good.json": record_with(),
        "cut.json": record_with()[:80],
        "deep.json": DEEP,
        "deep_field.json": record_with()[:-1] + ',"options":' + DEEP,
        "list.json": "[]",
        "word.json": '"record"',
        "number.json": "7",
        "huge_number.json": "9" * 5000,
        "nan.json": '{"stones": NaN}',
        "twice.json": '{"stones": 1, "stones": 2}',
        "other.json": '{"format": "something-else"}',
        "no_game.json": record_with(game="chess"),
        "list_game.json": record_with(game=["machi_koro"]),
        "huge_step.json": record_with(steps=[[0, 10**30]]),
        "huge_seat.json": record_with(steps=[[10**30, 0]]),
        "negative_step.json": record_with(steps=[[0, -1]]),
        "half_step.json": record_with(steps=[[0, 0.5]]),
        "true_step.json": record_with(steps=[[0, True]]),
        "three_step.json": record_with(steps=[[0, 0, 0]]),
        "illegal_step.json": record_with(steps=[[0, 97]]),
        "endless_version.json": record_with(rules_version=1).replace(
            '"rules_version": 1', '"rules_version": Infinity'
        ),
        "newer_rules.json": record_with(rules_version=999),
        "huge_rules.json": record_with(rules_version=10**30),
        "bad_seed.json": record_with(chance="seed:²"),
        "no_chance.json": record_with(chance="luck"),
        "short_secret.json": record_with(chance="secret:abcd"),
        "one_seat.json": record_with(seats=["a"]),
        "option.json": record_with(options={"colour": "red"}),
        "option_deep.json": record_with(game="san_juan", options={"overrides": DEEP}, steps=[]),
        "options_list.json": record_with(options=[]),
        "marks.json": record_with(marks=[1]),
        "changed.json": record_with(steps=[]),
        "half_name.json": record_with(seats=["\ud800", "b"]),
        "half_game.json": record_with(game="\udcff"),
        "half_option.json": record_with(options={"\ud800": 1}),
        "street.json": sheet(streets={"top": "² " * 10, "middle": "_ " * 11, "bottom": "_ " * 12}),
        "digits.json": sheet(streets={"top": "9" * 5000, "middle": "_ " * 11, "bottom": "_ " * 12}),
        "plan.json": sheet(estates={}, plans={"A": 99}),
        "estates.json": sheet(estates={"6": 5}),
        "cards.json": '{"hand": 100, "chapel": 100, "buildings": ["chapel"]}',
        "pile.json": '{"chapel": 50}',
        "half_edition.json": '{"edition": 2.0}',
        "half_cost.json": '{"bank_cost": 4.0}',
        "plans.json": sheet(estates={}, plans={"A": 8, "B": 8, "C": 7}),
        "others.json": sheet(estates={}, others_temps=[0] * 5000),
        "tower.json": city("0,0,1,H 0,-1,1,q 1,0,1,q -1,1,1,q 1,-1,9,q 1,-2,1,h 2,-2,1,h"),
        "no_start.json": city("0,0,1,q 1,0,1,h 0,1,1,h"),
        "results.ndjson": '{"format":"misto-tournament-1","game":"chess"}\n',
        "climbed.json": climbed(),
        "page.html": "<p>mine",
        "taken/tests": "a file where a package has a folder",
        "position.txt": new_table("machi_koro", 2, seed=3).position,
    }
    (kit / "taken").mkdir()
    (kit / "round").symlink_to("round")
    for name, text in files.items():
        (kit / name).write_text(text, encoding="utf-8")
    (kit / "binary.dat").write_bytes(bytes(range(256)) * 4)
    (kit / "latin.json").write_bytes('{"игра": 1}'.encode("cp1251"))
    base = sqlite3.connect(kit / "foreign.db")
    base.execute("create table bookmarks (id)")
    base.commit()
    base.close()
    for name, source in BROKEN_BOTS.items():
        (kit / f"bot_{name}.py").write_text(source)
    (kit / "not_a_program").write_text("no")


def lines(text):
    """A case a line: the words, and what the sentence must hold."""
    return [tuple(part.strip() for part in line.split(" => ")) for line in text.strip().splitlines()]


CASES = lines(
    """
    zzz => no command “zzz”
    --lang xx games => uk, ru, en
    --nothing => no option --nothing
    games chess more => no use for “more”
    version 2 => no use for “2”
    rules => needs GAME
    tiles => needs GAME
    tiles chess => no game “chess”
    tiles machi_koro => no numbered tiles
    tiles akropolis xyz => No tile has “xyz”
    tiles akropolis hqqq => No tile has “hqqq”
    tiles akropolis Hqq 7 => no use for “7”
    rules chess => no game “chess”
    rules ../../etc => no game “../../etc”
    openapi x => no use for “x”
    config zzz => no command “zzz”
    config check x => no use for “x”
    play chess => no game “chess”
    play machi_koro --seats 6 => 2 to 5 seats, not 6
    play machi_koro --seats -1 => 2 to 5 seats, not -1
    play machi_koro --seats 99999999999999999999999999999999 => seats, not 9999
    simulate machi_koro --seats 99999999999999999999999999999999 => seats, not 9999
    play machi_koro --seats two => --seats cannot be “two”
    play machi_koro --seats ² => --seats cannot be “²”
    play machi_koro --seed -5 => --seed cannot be “-5”
    play machi_koro --seed 99999999999999999999999 => --seed cannot be
    play machi_koro --seats 2 --people a,b,c => 3 people
    play machi_koro --seats 2 --people \udcff => name at seat 1
    play machi_koro --seats 2 --people Ann,\udcff => name at seat 2
    play machi_koro --seats 2 --bots genius => no bot “genius”
    play machi_koro --seats 2 --bots exec:/nonexistent => no program /nonexistent
    play machi_koro --seats 2 -o first_player=4 => seat 4
    play machi_koro --seats 2 -o nonsense => key=value
    play machi_koro --seats 2 --save {kit}/none/x.json => no such file or folder
    play machi_koro --seats 2 --save {kit}/folder => it is a folder
    play machi_koro --seats 2 --save {kit}/notes.txt/x.json => not a folder
    play machi_koro --seats 2 --save {kit}/notes.txt => exists already
    play machi_koro --seats 2 --save /proc/x.json => cannot be written
    play machi_koro --seats 2 --save /dev/null => exists already
    play --resume {kit}/none.json => no such file or folder
    play --resume {kit}/folder => it is a folder
    play --resume {kit}/cut.json => cut short
    play --resume {kit}/deep.json => wrong kind
    play --resume {kit}/binary.dat => cut short
    play --resume {kit}/good.json --save {kit}/notes.txt => exists already
    play --resume => needs a value
    play => Nobody answers
    play akropolis --ask => Nobody answers
    replay => needs FILE
    replay {kit}/none.json => no such file or folder
    replay {kit}/folder => it is a folder
    replay /dev/zero => larger than
    replay {kit}/cut.json => cut short
    replay {kit}/binary.dat => cut short
    replay {kit}/latin.json => cut short
    replay {kit}/deep.json => wrong kind
    replay {kit}/deep_field.json => wrong kind
    replay {kit}/list.json => not a Misto record
    replay {kit}/word.json => not a Misto record
    replay {kit}/number.json => not a Misto record
    replay {kit}/huge_number.json => cut short
    replay {kit}/other.json => not a Misto record
    replay {kit}/no_game.json => no game “chess”
    replay {kit}/list_game.json => no game
    replay {kit}/huge_step.json => not a legal move
    replay {kit}/huge_seat.json => not a legal move
    replay {kit}/negative_step.json => not a legal move
    replay {kit}/half_step.json => wrong kind
    replay {kit}/true_step.json => wrong kind
    replay {kit}/three_step.json => wrong kind
    replay {kit}/illegal_step.json => not a legal move
    replay {kit}/endless_version.json => wrong kind
    replay {kit}/newer_rules.json => version 999
    replay {kit}/huge_rules.json => version 1000000
    replay {kit}/bad_seed.json => chance
    replay {kit}/no_chance.json => chance
    replay {kit}/short_secret.json => chance
    replay {kit}/one_seat.json => seats, not 1
    replay {kit}/option.json => no option “colour”
    replay {kit}/option_deep.json => overrides
    replay {kit}/options_list.json => wrong kind
    replay {kit}/marks.json => wrong kind
    replay {kit}/changed.json => changed after it was written
    replay {kit}/half_name.json => wrong kind
    replay {kit}/half_game.json => wrong kind
    replay {kit}/half_option.json => wrong kind
    verify {kit}/half_name.json => wrong kind
    play --resume {kit}/half_name.json => wrong kind
    replay {kit}/good.json --step -7 => step -7
    replay {kit}/good.json --step -1 => step -1
    replay {kit}/good.json --step 2 => has 1 step; step 2
    replay {kit}/good.json --step 1.5 => --step cannot be “1.5”
    verify {kit}/none.json => no such file or folder
    verify {kit}/good.json => stops before the end
    verify {kit}/deep.json => wrong kind
    verify {kit}/huge_step.json => not a legal move
    verify {kit}/binary.dat => cut short
    score machi_koro {kit}/good.json => no score sheet
    score chess {kit}/good.json => no game “chess”
    score akropolis {kit}/none.json => no such file or folder
    score akropolis {kit}/folder => it is a folder
    score akropolis {kit}/cut.json => not JSON
    score akropolis {kit}/binary.dat => not JSON
    score akropolis {kit}/deep.json => brackets
    score akropolis {kit}/huge_number.json => not JSON
    score akropolis {kit}/nan.json => not JSON
    score san_juan {kit}/list.json => Field (file)
    score welcome_to {kit}/twice.json => “stones” twice
    score welcome_to {kit}/street.json => streets.top[1]
    score welcome_to {kit}/digits.json => streets.top[1]
    score welcome_to {kit}/plan.json => plans.A
    score welcome_to {kit}/estates.json => do not fit
    score welcome_to {kit}/plans.json => plans.A: this sheet lacks
    score welcome_to {kit}/others.json => others_temps
    score san_juan {kit}/cards.json => the box has 143
    score san_juan {kit}/pile.json => chapel: cards lie under this building
    score san_juan {kit}/half_edition.json => edition: 2.0
    score san_juan {kit}/half_cost.json => bank_cost: 4.0
    score akropolis {kit}/tower.json => on level 9
    score akropolis {kit}/no_start.json => start tile
    simulate => needs GAME
    simulate chess => no game “chess”
    simulate machi_koro --seats 6 => 2 to 5 seats, not 6
    simulate machi_koro --games 0 => --games cannot be “0”
    simulate machi_koro --games many => --games cannot be “many”
    simulate machi_koro --jobs 0 => --jobs cannot be “0”
    simulate machi_koro --seed -1 => --seed cannot be “-1”
    simulate machi_koro -o expansion=moon => none, harbor
    simulate machi_koro -o colour=red => no option “colour”
    simulate machi_koro -o nonsense => key=value
    simulate san_juan -o overrides={deep} => overrides
    simulate machi_koro --bots random,genius => no bot “genius”
    simulate machi_koro --bots level:god => no level “god”
    simulate machi_koro --bots search:ms=nan => does not name a bot
    simulate machi_koro --bots class:os.path => does not name a bot
    simulate machi_koro --bots class:os => does not name a bot
    simulate machi_koro --bots class:pathlib.Path => has no choose
    simulate machi_koro --bots class:bot_raises.Bot --games 1 => ZeroDivisionError
    simulate machi_koro --bots class:bot_half.Bot --games 1 => float
    simulate machi_koro --bots class:bot_illegal.Bot --games 1 => failed
    simulate machi_koro --bots class:bot_leaves.Bot --games 1 => SystemExit
    simulate machi_koro --bots class:bot_syntax.Bot --games 1 => SyntaxError
    simulate machi_koro --bots class:bot_needs.Bot --games 1 => TypeError
    simulate machi_koro --bots exec:/nonexistent => no program /nonexistent
    simulate machi_koro --bots exec:{kit}/not_a_program => not_a_program
    simulate machi_koro --bots exec:{kit}/folder => no program
    simulate machi_koro --games 1 --report {kit}/folder => it is a folder
    simulate machi_koro --games 1 --report {kit}/none/x.html => no such file or folder
    simulate machi_koro --games 1 --report {kit}/page.html => nothing was overwritten
    simulate machi_koro --games 1 --report /dev/null --force => not a plain file
    simulate machi_koro --games 1 --records {kit}/notes.txt => nothing was overwritten
    simulate machi_koro --games 1 --records {kit}/folder --force => it is a folder
    simulate machi_koro --games 1 --records /proc/x => cannot be written
    simulate machi_koro --games 1 --records {kit}/a --report {kit}/a => exists already
    tournament machi_koro => needs --bots
    tournament machi_koro --bots random => two different bots
    tournament machi_koro --bots random,random => two different bots
    tournament machi_koro --bots random,exec:/nonexistent => no program
    tournament machi_koro --bots random,greedy --alone genius => --alone
    tournament machi_koro --bots random,greedy --seats 9 => seats, not 9
    tournament machi_koro --bots random,greedy --seats 1 => --seats cannot be “1”
    tournament machi_koro --bots random,greedy --scale nan => scale cannot be “nan”
    tournament machi_koro --bots random,greedy --scale inf => scale cannot be “inf”
    tournament machi_koro --bots random,greedy --on moon => cannot be played on “moon”
    tournament machi_koro --bots random,greedy --report {kit}/page.html => nothing was overwritten
    tournament machi_koro --bots random,greedy --report {kit}/folder => it is a folder
    tournament machi_koro --bots random,greedy --report {kit}/a --results {kit}/a => exists already
    tournament machi_koro --bots random,greedy --results {kit}/notes.txt => not a file of tournament results
    tournament machi_koro --bots random,greedy --results {kit}/binary.dat => not a file of tournament results
    tournament machi_koro --bots random,greedy --results {kit}/good.json => not a file of tournament results
    tournament machi_koro --bots random,greedy --results {kit}/deep.json => not a file of tournament results
    tournament machi_koro --bots random,greedy --results {kit}/results.ndjson => another tournament
    tournament machi_koro --bots random,greedy --results {kit}/folder => it is a folder
    tournament machi_koro --bots random,greedy --results /proc/x.ndjson => cannot be written
    tournament machi_koro --bots random,greedy --results {kit}/notes.txt/x.ndjson => not a folder
    tournament machi_koro --bots random,greedy --games 1000000000 => at most 1,000,000
    tournament machi_koro --bots random,greedy --games 99999999999999999999999999999999 => at most 1,000,000
    tournament machi_koro --bots random,plan:{kit}/none.json => no such file or folder
    tournament machi_koro --bots random,plan:{kit}/folder => it is a folder
    tournament machi_koro --bots random,plan:{kit}/binary.dat => holds no plan
    tournament machi_koro --bots random,plan:/dev/zero => holds no plan
    tournament machi_koro --bots random,greedy --results /dev/zero => not a file of tournament results
    tournament machi_koro --bots random,greedy --results /dev/null => not a file of tournament results
    tournament machi_koro --bots random,greedy --results {kit}/round => lead round in a circle
    learn akropolis --out {kit}/none/value.json => no such file or folder
    learn akropolis --out {kit}/folder => it is a folder
    learn akropolis --out /proc/value.json => cannot be written
    learn akropolis --out {kit}/notes.txt => already
    learn welcome_to --out {kit}/value.json => learn nothing
    calibrate akropolis --seats 9 => 1 to 4 seats, not 9
    calibrate akropolis --bots greedy,genius => no bot “genius”
    calibrate akropolis --version v9 => no earlier version “v9”
    bench --only zzz => Nothing that is measured
    bench --envs --only zzz => Nothing that is measured
    bench --rounds 0 => --rounds cannot be “0”
    serve --port 99999999 => MISTO_PORT is 65535 at most
    serve --port http => --port cannot be “http”
    serve --host host.invalid => cannot listen at host.invalid
    serve --host 127.0.0.1 --port {taken} => cannot listen at 127.0.0.1
    db zzz => no command “zzz”
    db backup => needs FILE
    db backup {kit}/none/x.db => no such file or folder
    db backup {kit}/notes.txt => nothing was overwritten
    db backup {kit}/new.db => no such file or folder
    db move sqlite:///{kit}/none.db => needs TARGET
    db move junk sqlite:///{kit}/new.db => MISTO_DATABASE_URL
    db move sqlite:///{kit}/none.db sqlite:///{kit}/new.db => nothing to move
    db move sqlite:///{kit}/foreign.db sqlite:///{kit}/new.db => another program
    db move sqlite:///{kit}/foreign.db sqlite:///{kit}/foreign.db => the same database
    show => needs GAME
    show machi_koro => needs POSITION
    show chess x => no game “chess”
    show machi_koro nonsense => no such file or folder
    show machi_koro {kit}/notes.txt => not a position
    show machi_koro {kit}/binary.dat => not a position
    show machi_koro {kit}/deep.json => not a position
    show machi_koro {kit}/folder => it is a folder
    show machi_koro /dev/zero => larger than
    show machi_koro {kit}/position.txt --seat 7 => no seat 7
    show machi_koro {kit}/position.txt --seat -2 => no seat -2
    show akropolis {kit}/position.txt => not a position
    lesson => needs GAME
    lesson chess => no game “chess”
    lesson machi_koro nowhere => no lesson “nowhere”
    lesson machi_koro --step 0 => from 1 to
    lesson machi_koro --step 999 => from 1 to
    lesson machi_koro --step one => --step cannot be “one”
    doctor x => no use for “x”
    doctor --fast => no option --fast
    admin zzz => no command “zzz”
    admin notice hello --in -5 => --in cannot be “-5”
    admin notice hello --in soon => --in cannot be “soon”
    admin notice hello --at 25:99 => 25:99 is no time
    admin notice hello => no such file or folder
    admin shut-out => needs WHAT
    admin shut-out 192.0.2.7 => no such file or folder
    admin let-in => needs WHAT
    admin let-in 192.0.2.7 => no such file or folder
    admin guests --most 0 => --most cannot be “0”
    admin guests => no such file or folder
    admin tables --most many => --most cannot be “many”
    admin host-link x => no use for “x”
    admin host-link => no such file or folder
    db restore => needs FILE
    db restore {kit}/none.db => no backup
    db restore {kit}/notes.txt => nothing was changed
    db restore {kit}/folder => no backup
    db upgrade x => no use for “x”
    play machi_koro --example XX => no example “XX”
    rules machi_koro zzzz => nothing of “zzzz”
    calibrate => needs GAME
    learn akropolis --minutes nan => --minutes cannot be “nan”
    learn akropolis --out {kit}/value.json --minutes inf => --minutes cannot be “inf”
    climb machi_koro --out {kit}/plan.json --minutes inf => --minutes cannot be “inf”
    games --lang => --lang needs a value
    climb machi_koro => needs --out
    climb chess --out {kit}/plan.json => no game “chess”
    climb akropolis --out {kit}/plan.json => fixed plan
    climb machi_koro --out {kit}/plan.json --seats 9 => 2 to 5 seats
    climb machi_koro --out {kit}/notes.txt --minutes 0 --proof 0 => holds no plan
    climb machi_koro --out {kit}/good.json --minutes 0 --proof 0 => holds no plan
    climb machi_koro --out {kit}/binary.dat --minutes 0 --proof 0 => holds no plan
    climb machi_koro --out {kit}/climbed.json --minutes 0 --proof 0 => another climb
    climb machi_koro --out {kit}/folder --minutes 0 --proof 0 => it is a folder
    climb machi_koro --out /dev/zero --minutes 0 --proof 0 => holds no plan
    climb machi_koro --out {kit}/none/plan.json --minutes 0 --proof 0 => no such file or folder
    new-room => needs NAME
    new-room Bad-Name => cannot be a room's name
    new-room machi_koro => choose another name
    new-room a_town_nobody_built --package {kit}/notes.txt => not a folder
    new-room a_town_nobody_built --package {kit}/taken => not a folder
    """
)

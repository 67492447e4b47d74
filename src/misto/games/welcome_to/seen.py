"""The view of Welcome To as types: what ``view`` fills in."""

from typing import Literal, NotRequired, TypedDict

from misto.core.message import RoomView, ScoreLine

Letter = Literal["A", "B", "C"]
Certainty = Literal["printed", "agreed", "reconstructed"]


class WelcomeToStreet(TypedDict):
    numbers: list[int | None]  # the number of each house from the left; none where it is not built
    bis: list[int]  # houses whose number is a copy (counted from 1, as below)
    roundabouts: list[int]  # houses that are a roundabout
    fences: list[int]  # houses that have a fence to their right
    pools: list[int]  # houses whose pool is built
    spent: dict[Letter, list[int]]  # houses used up for each city plan
    parks: int  # parks crossed off in this street


class WelcomeToSheet(TypedDict):
    streets: list[WelcomeToStreet]  # from the top
    pools: int  # pools built
    temps: int  # temp agency marks
    bis: int  # bis marks
    refusals: int  # building permit refusals
    roundabouts: int  # roundabouts built
    columns: list[int]  # marks in the six real estate columns, for estates of 1 to 6
    plans: dict[Letter, int | None]  # points of each plan that was fulfilled, by letter
    estates: list[int]  # complete estates of 1 to 6 houses that no plan has used
    temp_points: int  # points for temp agencies as the race stands
    points: int  # as the score stands now


class WelcomeToPlan(TypedDict):
    letter: Letter  # which of the three it is
    plan: str  # its id in the catalog
    kind: str  # what kind of goal it is
    estates: list[int]  # sizes of the estates it asks for
    street: Literal["top", "middle", "bottom", "one", "any"]  # where: a street, any one street, or anywhere
    bis: int  # bis houses it asks for
    pools: int  # pools it asks for
    roundabouts: int  # roundabouts it asks for
    least: int  # how many it asks for at least, where it counts something else
    first: int  # points for whoever is first
    later: int  # points for everybody after
    approved: bool  # whether somebody has fulfilled it
    certainty: dict[str, Certainty]  # how sure each of its values is


class WelcomeToCard(TypedDict):
    number: int  # the house number
    action: str  # the action beside it
    next_action: NotRequired[str]  # the action that the next card of this pile will show


class WelcomeToTurn(TypedDict):
    asked: str  # what is asked of this seat; watching for a spectator, waiting for who is done
    number: NotRequired[int | None]  # the house number chosen so far
    action: NotRequired[str | None]  # the action chosen so far
    lot: NotRequired[int | None]  # the lot chosen so far, from 0 over all streets


class WelcomeToTrack(TypedDict):
    values: list[int]  # points at 0, 1, 2, … marks
    certainty: Certainty  # how sure they are


class WelcomeToOpponent(TypedDict):
    level: int  # its number
    name: str | None  # as the host calls it
    scores: bool  # whether it has a score of its own
    figures: dict[str, int]  # what its points are worth: for parks, pools, temps, fences and houses
    approves: list[Letter]  # letters of plans it fulfils by itself
    temp_places: list[int]  # fewest temp marks for the first, second and third place against it
    certainty: dict[str, Certainty]  # how sure each of its values is
    pile: list[WelcomeToCard]  # cards it was given
    plans: dict[Letter, int | None]  # points of each plan it fulfilled, by letter
    segments: list[int]  # houses in each stretch between its fences
    lines: list[ScoreLine]  # its score sheet as it stands
    points: int  # as its score stands now


class WelcomeToOwn(TypedDict):
    """What a seat sees in another way than a spectator."""

    seat: int  # whose view it is
    turn: WelcomeToTurn  # what the seat has chosen so far
    offer: list[WelcomeToCard] | None  # the pairs or cards to choose from
    sheets: list[WelcomeToSheet]  # everybody's sheets: one's own as it is, the others' as of the last close
    opponent: WelcomeToOpponent | None  # the solo opponent, as one's own sheet changes it


class WelcomeToView(RoomView):
    game: Literal["welcome_to"]  # the room's name
    edition: Literal["new", "first"]  # which deck and sheet
    mode: Literal["piles", "aaa", "solo", "draft"]  # three piles, or a solo game or draft
    expert: bool  # whether the expert variant is played
    side: Literal["blueprint", "classic"]  # which side of the board is up
    overridden: bool  # whether values of the host's own are in force
    round: int  # rounds begun, from 1
    turn: WelcomeToTurn  # what is asked of this seat
    offer: list[WelcomeToCard] | None  # the pairs or cards to choose from, where one may see them
    left: int  # cards left in each pile, or in the deck
    top: str | None  # the action on top of the deck, where it shows
    discarded: int  # cards discarded so far
    refills: int  # how often the deck was shuffled anew
    pool_houses: list[list[int]]  # houses with room for a pool, by street
    plans: list[WelcomeToPlan]  # the three city plans
    tracks: dict[str, WelcomeToTrack]  # points of every track of the sheet
    sheets: list[WelcomeToSheet]  # everybody's sheet as the viewer sees it: others' as of the last close
    opponent: WelcomeToOpponent | None  # the solo opponent, if there is one
    pools_in_all: int  # places for pools on a sheet

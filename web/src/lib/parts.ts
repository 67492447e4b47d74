/** The parts of a table that its first drawing does without. They are fetched once the table is in sight, so that a
 *  press finds them here. */
export const parts = {
  about: () => import('../ui/AboutCard.svelte'),
  flights: () => import('../ui/Flights.svelte'),
  frozen: () => import('../ui/Frozen.svelte'),
  help: () => import('../ui/Help.svelte'),
  hintsTaken: () => import('../ui/HintsTaken.svelte'),
  hintNote: () => import('../ui/HintNote.svelte'),
  lobby: () => import('../ui/Lobby.svelte'),
  menu: () => import('../ui/Menu.svelte'),
  moves: () => import('../ui/Moves.svelte'),
  opening: () => import('../ui/Opening.svelte'),
  players: () => import('../ui/Players.svelte'),
  result: () => import('../ui/Result.svelte'),
  takeback: () => import('../ui/TakebackNote.svelte'),
  bubble: () => import('../ui/TalkBubble.svelte'),
  talk: () => import('../ui/TalkSheet.svelte'),
  talkAloud: () => import('../ui/TalkAloud.svelte'),
  turnBell: () => import('../ui/TurnBell.svelte'),
  score: () => import('../ui/ScoreSheet.svelte'),
  telling: () => import('../ui/Telling.svelte'),
}

/** Fetches what may be pressed next, when the browser has nothing better to do. */
export function fetchParts(): void {
  const soon = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  soon(() => {
    for (const part of [
      parts.menu,
      parts.moves,
      parts.score,
      parts.about,
      parts.help,
      parts.result,
      parts.telling,
      parts.hintNote,
    ])
      void part().catch(() => undefined)
  })
}

/** Rounds at a glance, from what was told: which roles were taken, by whom, and what they brought everybody. */
import type { GameEvent } from '../../lib/wire'

export interface Got {
  kind: 'good' | 'building' | 'cards'
  /** which good or building */
  id: string
  count: number
}

export interface Phase {
  role: string
  by: number
  /** what each seat got in it */
  got: Got[][]
}

export interface Round {
  number: number
  phases: Phase[]
}

function gotFrom({ kind, facts }: GameEvent): Got | null {
  const count = Number(facts.count ?? 1)
  if (kind === 'produce' || kind === 'sell') return { kind: 'good', id: String(facts.good), count: 1 }
  if (kind === 'build') return { kind: 'building', id: String(facts.card), count: 1 }
  if (/^(draw|keep)(_own)?$|^gain$/.test(kind)) return { kind: 'cards', id: '', count }
  return null
}

/** What is alike is counted, not listed. */
function add(all: Got[], one: Got): void {
  const same = all.find((g) => g.kind === one.kind && g.id === one.id)
  if (same) same.count += one.count
  else all.push({ ...one })
}

/** The latest rounds in which a role was taken, the newest first. */
export function roundsOf(log: GameEvent[], seats: number, most = 2): Round[] {
  const rounds: Round[] = [{ number: 1, phases: [] }]
  for (const event of log) {
    const { phases } = rounds[0]
    const seat = Number(event.facts.seat ?? -1)
    const one = gotFrom(event)
    if (event.kind === 'round') rounds.unshift({ number: Number(event.facts.round), phases: [] })
    else if (event.kind === 'role')
      phases.push({ role: String(event.facts.role), by: seat, got: Array.from({ length: seats }, () => []) })
    else if (one && seat >= 0 && phases.length) add(phases[phases.length - 1].got[seat], one)
  }
  return rounds.filter((round) => round.phases.length).slice(0, most)
}

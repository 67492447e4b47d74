/** The games and their schemas: asked once. */
import { GAMES } from '../games'
import { api } from './api'
import { i18n } from './i18n.svelte'
import { variable } from './look'
import type { GameInfo } from './wire'

const COLOUR = /^#[0-9a-f]{6}$/i
let games: Promise<GameInfo[]> | null = null

export function knownGames(): Promise<GameInfo[]> {
  games ??= ask().catch((e) => {
    games = null
    throw e
  })
  return games
}

async function ask(): Promise<GameInfo[]> {
  const found = await api.games()
  await Promise.all(found.filter((game) => !GAMES.includes(game.name)).map(welcome))
  return found
}

/** A game that this page was built without: its words come from the server, and its colour. */
async function welcome({ name, colours }: GameInfo): Promise<void> {
  if (colours.every((one) => COLOUR.test(one)))
    document.documentElement.style.setProperty(variable(name), `light-dark(${colours.join(', ')})`)
  await i18n.need(name)
}

/** Whether there is such a game, here or on the server. */
export async function isKnown(game: string): Promise<boolean> {
  if (GAMES.includes(game)) return true
  return (await knownGames().catch(() => [])).some((one) => one.name === game)
}

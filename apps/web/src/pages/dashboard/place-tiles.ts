import { type TileName, tileNames } from '@normwerk/contract/account/dashboard'

/** Returns the shown tiles as the user has arranged them. Those that they have not arranged follow in the usual order. */
export function placeTiles(shown: ReadonlySet<TileName>, arranged: readonly TileName[]): TileName[] {
  return [...new Set([...arranged, ...tileNames])].filter((name) => shown.has(name))
}

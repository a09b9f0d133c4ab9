/** A part that was put on the sheet of a mould. */
export interface Pick {
  /** The article with its options: `AZH-6x200-L147.25`. */
  number: string
  quantity: number
}

const quantityText = /^[1-9]\d{0,3}$/

/** Parses `AZH-6x200-L147.25:4,AZN-4x100:2`; returns null for anything else. */
export function parsePicks(text: string): Pick[] | null {
  if (text === '') return []
  const picks = text.split(',').map(parsePick)
  return picks.every((pick) => pick !== null) ? picks : null
}

function parsePick(text: string): Pick | null {
  const end = text.lastIndexOf(':')
  const [number, quantity] = [text.slice(0, end), text.slice(end + 1)]
  return end > 0 && quantityText.test(quantity) ? { number, quantity: Number(quantity) } : null
}

/** Formats picks for an address; the inverse of `parsePicks`. */
export function formatPicks(picks: readonly Pick[]): string {
  return picks.map(({ number, quantity }) => `${number}:${quantity}`).join(',')
}

/** Adds pieces of a part; those of a part that is there already are counted together. */
export function addPick(picks: readonly Pick[], added: Pick): Pick[] {
  const known = picks.find(({ number }) => number === added.number)
  if (known === undefined) return [...picks, added]
  return picks.map((pick) => (pick === known ? { ...pick, quantity: pick.quantity + added.quantity } : pick))
}

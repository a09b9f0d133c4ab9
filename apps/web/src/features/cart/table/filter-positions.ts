import type { CartPosition } from '@normwerk/contract/cart'
import { type Remark, remarkKeys } from '@normwerk/parts/remarks'

export type Filtered = Pick<
  CartPosition,
  | 'articleNo'
  | 'ownNumber'
  | 'description'
  | 'configurationName'
  | 'price'
  | Remark
  | 'availability'
  | 'discontinued'
  | 'changes'
>

/** What a buyer may have to check before ordering. */
export type Concern = keyof typeof concerns

const concerns = {
  price: ({ changes, price, discontinued }: Filtered) =>
    !discontinued && changes !== null && changes.priceBefore !== price,
  availability: ({ changes, availability, discontinued }: Filtered) =>
    !discontinued && changes !== null && changes.availabilityBefore !== availability,
  discontinued: ({ discontinued }: Filtered) => discontinued,
  onRequest: ({ price, discontinued }: Filtered) => price === null && !discontinued,
}

export function isConcern(concern: Concern, position: Filtered): boolean {
  return concerns[concern](position)
}

export interface PositionFilter {
  /** Every word must be found in some text of the position. */
  words: string
  concern: Concern | null
}

export const noFilter: PositionFilter = { words: '', concern: null }

export function isFiltering({ words, concern }: PositionFilter): boolean {
  return concern !== null || words.trim() !== ''
}

export function filterPositions<Position extends Filtered>(
  positions: readonly Position[],
  { words, concern }: PositionFilter,
): readonly Position[] {
  const requested = plain(words).split(/\s+/).filter(Boolean)
  return positions.filter((position) => {
    if (concern !== null && !concerns[concern](position)) return false
    const text = requested.length === 0 ? '' : textOf(position)
    return requested.every((word) => text.includes(word))
  })
}

function textOf(position: Filtered): string {
  const { articleNo, ownNumber, description, configurationName } = position
  const remarks = remarkKeys.map((remark) => position[remark])
  return plain([articleNo, ownNumber, description, configurationName, ...remarks].join('\n'))
}

/** Normalizes sizes, so that 3,2x160 and 3.2 × 160 are the same. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .replaceAll(/(?<=\d)\s*[x×]\s*(?=\d)/g, 'x')
}

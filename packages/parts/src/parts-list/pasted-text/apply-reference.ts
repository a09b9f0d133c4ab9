import { foldLetters } from '../fold-letters.ts'
import type { Reference } from './read-references.ts'

/** A row that other lines of its mail may change. */
interface Referred {
  position: number | null
  requested: string
  quantity: string
}

/** Changes the rows that another line refers to. What is not sure is asked. */
export function applyReference(
  { positions, stems, words, quantity, isOnly }: Reference,
  rows: readonly Referred[],
): void {
  const meant = rows.filter(({ position, requested }) =>
    positions.length > 0
      ? position !== null && positions.includes(position)
      : stems.some((stem) => foldLetters(requested).includes(stem)),
  )
  const isSure =
    positions.length > 0
      ? positions.every((number) => meant.filter(({ position }) => position === number).length === 1)
      : meant.length === 1
  for (const row of meant) {
    if (words !== '') row.requested = `${row.requested} ${words}`
    else if (quantity !== '') row.quantity = quantity
    if (!isSure) doubtQuantity(row)
  }
  const others = isOnly || meant.length === 0 ? rows.filter((row) => !meant.includes(row)) : []
  if (positions.length === 0 || (words === '' && quantity === '' && !isOnly)) return
  others.forEach(doubtQuantity)
}

function doubtQuantity(row: Referred): void {
  if (/^\d+$/.test(row.quantity)) row.quantity = `${row.quantity} ?`
}

import { foldLetters } from '../fold-letters.ts'
import type { Reference } from './read-references.ts'

/** A row that other lines of its mail may change. */
interface Referred {
  position: number | null
  requested: string
  quantity: string
}

/** Changes the rows that other lines refer to. What is not sure is asked. */
export function applyReferences(references: readonly Reference[], rows: readonly Referred[]): void {
  const byPosition = Map.groupBy(rows, ({ position }) => position)
  const at = (position: number) => byPosition.get(position) ?? []
  const named = rows.map((row) => ({ row, folded: foldLetters(row.requested) }))
  for (const { positions, stems, words, quantity, isOnly } of references) {
    const isOfPositions = positions.length > 0
    const meant = isOfPositions
      ? [...new Set(positions)].flatMap(at)
      : named.filter(({ folded }) => stems.some((stem) => folded.includes(stem))).map(({ row }) => row)
    const isSure = isOfPositions ? positions.every((position) => at(position).length === 1) : meant.length === 1
    for (const row of meant) {
      if (words !== '') row.requested = `${row.requested} ${words}`
      else if (quantity !== '') row.quantity = quantity
      if (!isSure) doubtQuantity(row)
    }
    if (!isOfPositions || (words === '' && quantity === '' && !isOnly)) continue
    if (meant.length === 0) rows.forEach(doubtQuantity)
    else if (isOnly) new Set(rows).difference(new Set(meant)).forEach(doubtQuantity)
  }
}

function doubtQuantity(row: Referred): void {
  if (/^\d+$/.test(row.quantity)) row.quantity = `${row.quantity} ?`
}

import { foldLetters } from '@normwerk/parts/parts-list/fold-letters'
import type { Remarks } from '@normwerk/parts/remarks'

type Searched = { [Key in keyof Remarks]?: Remarks[Key] | undefined } & {
  costCentre?: string | null | undefined
  project?: { number: string; name: string } | null | undefined
}

interface SearchedPosition extends Remarks {
  articleNo: string
  customerPartNumber: string | null
  description: string
}

/** Returns the text that a search looks through: all that a buyer may remember of an order, but its number. */
export function formatSearchText(order: Searched, positions: readonly SearchedPosition[]): string {
  const { customerOrderNumber, commission, comment, costCentre, project } = order
  const parts = [customerOrderNumber, commission, comment, costCentre, project?.number, project?.name]
  for (const position of positions) {
    parts.push(position.articleNo, position.customerPartNumber, position.description)
    parts.push(position.customerOrderNumber, position.commission, position.comment)
  }
  const known = new Set(parts.flatMap((part) => (part ? [foldSearched(part)] : [])))
  return [...known].join('\n')
}

/** Returns the words of a search as they stand in search texts. */
export function readSearchedWords(query: string): string[] {
  return foldSearched(query)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** A decimal comma means a point, as sizes are written with either. */
function foldSearched(text: string): string {
  return foldLetters(text).replaceAll(',', '.')
}

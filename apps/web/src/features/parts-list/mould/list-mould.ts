import type { MouldPart } from '@normwerk/contract/parts-list/mould'
import type { ImportedTable } from '../use-imported-table.ts'
import type { MouldChoices } from './use-mould.ts'

/** What a file says and what leaves no doubt is chosen; a material that it does not say must be chosen by the buyer. */
export function startChoices(parts: readonly MouldPart[]): MouldChoices {
  return new Map(
    parts.flatMap(({ row, found }): [number, string | null][] => {
      if (found === null || !found.isSure) return [[row, null]]
      const [only, other] = found.choices
      const chosen = found.named ?? (other === undefined ? only?.articleNo : undefined)
      return chosen === undefined ? [] : [[row, chosen]]
    }),
  )
}

/** Returns the parts that still need the choice of a material. */
export function openParts(parts: readonly MouldPart[], choices: MouldChoices): MouldPart[] {
  return parts.filter(({ row }) => !choices.has(row))
}

/** Returns the name of a product without its kind: `hardened, 1.2210`. */
export function materialOf(name: string, family: string): string {
  return name.toLowerCase().startsWith(`${family.toLowerCase()}, `) ? name.slice(family.length + 2) : name
}

/** Lists the chosen parts as the rows of a parts list, and the others as rows without a part. */
export function listMould(
  { fileName, parts }: { fileName: string; parts: readonly MouldPart[] },
  choices: MouldChoices,
): ImportedTable {
  const chosen = parts.flatMap(({ row, quantity }) => {
    const articleNo = choices.get(row)
    return articleNo == null ? [] : [{ row, quantity: String(quantity), articleNo }]
  })
  const others = parts.filter(({ row }) => choices.get(row) == null)
  const textOf = ({ name, size }: MouldPart) => [name, formatSize(size)].filter(Boolean).join(', ')
  return {
    sheets: [
      {
        name: fileName,
        headers: [],
        headerRow: -1,
        rows: parts.map((part) => [part.name, formatSize(part.size), String(part.quantity)]),
        guess: {},
      },
    ],
    at: 0,
    headerRow: -1,
    headers: [],
    columns: {},
    read: {
      rows: chosen,
      skipped: others.map((part) => ({ row: part.row, text: textOf(part), reason: 'nothing' })),
    },
    restFrom: null,
  }
}

/** `⌀12 × 98` for a turned body, `196 × 156 × 22` for any other one; mm. */
export function formatSize(size: readonly number[] | null): string {
  if (size === null) return ''
  return `${size.length === 2 ? '⌀' : ''}${size.join(' × ')}`
}

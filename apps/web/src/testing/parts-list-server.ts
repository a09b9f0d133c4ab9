import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { type ImportedRow, type PartsListRow, partsListEndpoints } from '@normwerk/contract/parts-list'
import { anId, aPosition } from './builders.ts'
import type { HeldCart } from './cart-server.ts'
import type { FakeServer } from './fake-server.ts'

type Finding = Omit<ImportedRow, 'row'>

const articles = new Map<string, string>()

function idOf(articleNo: string): string {
  const id = anId()
  articles.set(id, articleNo)
  return id
}

/** A part that the shop finds without assumptions. */
export function aMatch(articleNo: string, fields: Partial<Finding> = {}): Finding {
  return {
    status: 'matched',
    productDimensionId: idOf(articleNo),
    articleNo,
    description: 'Ejector pin, through-hardened',
    quantity: 1,
    price: '4.20',
    totalPrice: '4.20',
    availability: 'inStock',
    ...fields,
  }
}

/** A part whose material the shop assumed; the buyer confirms it, or chooses another one. */
export function anOffer(articleNo: string, ...others: string[]): Finding {
  const suggestions = others.map((other) => ({
    productDimensionId: idOf(other),
    articleNo: other,
    description: 'Ejector pin, nitrided',
    score: 1,
  }))
  return aMatch(articleNo, { status: 'suggested', assumed: ['material'], suggestions })
}

/**
 * Answers the check of parts lists and their import into a cart.
 * @param findings by number or designation; other numbers are found only if they begin with `AZ`
 */
export function readPartsLists(server: FakeServer, cart: HeldCart, findings: Record<string, Finding> = {}): void {
  function find({ row, productDimensionId, articleNo, designation, quantity }: PartsListRow): ImportedRow {
    const named = articles.get(productDimensionId ?? '') ?? articleNo ?? designation ?? ''
    const known = productDimensionId == null ? findings[named] : undefined
    const found = known ?? (named.startsWith('AZ') ? aMatch(named) : { status: 'unmatched' as const })
    return { ...found, row, ...(found.status === 'matched' && { quantity: Number(quantity ?? 1) }) }
  }
  server.answer(catalogueEndpoints.autoComplete, () => ({ suggestions: [] }))
  server.answer(partsListEndpoints.import, ({ input: { rows, dryRun } }) => {
    const answers = rows.map(find)
    if (dryRun) return { rows: answers, added: 0 }
    cart.write((known) => ({
      ...known,
      cartPositions: [
        ...known.cartPositions,
        ...answers.map(({ articleNo = '', quantity = 1 }) => aPosition({ articleNo, quantity })),
      ],
    }))
    return { rows: answers, added: rows.length }
  })
}

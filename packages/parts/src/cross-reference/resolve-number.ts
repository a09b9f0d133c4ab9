import type { ProductNumber } from '../article-number/article-number.ts'
import { noOptions } from '../configured-part.ts'
import type { PartRequest } from '../designation/part-request.ts'
import type { SizeKey } from '../families/families.ts'
import { foldNumber } from './fold-number.ts'
import { matchFolded, type Pattern } from './read-pattern.ts'

/** A pattern of another maker's part numbers, and the product of ours that replaces these parts. */
export interface CrossReference {
  maker: string
  pattern: Pattern
  product: ProductNumber
  /** Our size for each name of the pattern. */
  sizes: Readonly<Record<string, SizeKey>>
  differences: string | null
}

/** Cross-references by the beginning of their numbers. */
export interface CrossReferences {
  byHead: ReadonlyMap<string, readonly CrossReference[]>
  maxHeadLength: number
}

const maxNumberLength = 100

export function collectCrossReferences(references: readonly CrossReference[]): CrossReferences {
  const byHead = Map.groupBy(references, ({ pattern }) => pattern.head)
  return { byHead, maxHeadLength: Math.max(0, ...[...byHead.keys()].map((head) => head.length)) }
}

/** Returns our part for another maker's number; whether it is stocked is not checked. */
export function resolveNumber(
  { byHead, maxHeadLength }: CrossReferences,
  text: string,
): { reference: CrossReference; partRequest: PartRequest } | null {
  if (byHead.size === 0 || text.length > maxNumberLength) return null
  const folded = foldNumber(text)
  for (let length = Math.min(maxHeadLength, folded.length); length >= 0; length--) {
    for (const reference of byHead.get(folded.slice(0, length)) ?? []) {
      const measures = matchFolded(reference.pattern, folded)
      if (measures !== null) return { reference, partRequest: partRequestFor(reference, measures) }
    }
  }
  return null
}

function partRequestFor({ product, sizes }: CrossReference, measures: Record<string, number>): PartRequest {
  const named = Object.entries(sizes).flatMap(([name, key]): [SizeKey, number][] => {
    const measure = measures[name]
    return measure === undefined ? [] : [[key, measure]]
  })
  return {
    ...product,
    ...noOptions,
    materials: null,
    sizes: Object.fromEntries(named),
    quantity: null,
    assumed: [],
    cutWord: null,
    unread: [],
    said: [],
  }
}

import type { ProductNumber } from '../article-number/parse-product-number.ts'
import type { AttributeKey } from '../attributes.ts'
import type { Wish } from '../designation/wish.ts'
import { foldNumber } from './fold-number.ts'
import { matchFolded, type Pattern } from './read-pattern.ts'

/** What another maker calls parts that one of our products replaces. */
export interface CrossReference {
  maker: string
  pattern: Pattern
  product: ProductNumber
  /** Our attribute by the pattern's name. */
  attributes: Readonly<Record<string, AttributeKey>>
  differences: string | null
}

/** Cross-references by what their numbers begin with. */
export interface CrossReferences {
  byHead: ReadonlyMap<string, readonly CrossReference[]>
  longestHead: number
}

const longestNumber = 100

export function collectCrossReferences(references: readonly CrossReference[]): CrossReferences {
  const byHead = Map.groupBy(references, ({ pattern }) => pattern.head)
  return { byHead, longestHead: Math.max(0, ...[...byHead.keys()].map((head) => head.length)) }
}

/** The part of ours that another maker's number asks for, before anyone looks at what is stocked. */
export function resolveNumber(
  { byHead, longestHead }: CrossReferences,
  text: string,
): { reference: CrossReference; wish: Wish } | null {
  if (byHead.size === 0 || text.length > longestNumber) return null
  const folded = foldNumber(text)
  for (let length = Math.min(longestHead, folded.length); length >= 0; length--) {
    for (const reference of byHead.get(folded.slice(0, length)) ?? []) {
      const sizes = matchFolded(reference.pattern, folded)
      if (sizes !== null) return { reference, wish: wishFor(reference, sizes) }
    }
  }
  return null
}

function wishFor({ product, attributes }: CrossReference, sizes: Record<string, number>): Wish {
  const named = Object.entries(attributes).flatMap(([name, attribute]): [AttributeKey, number][] => {
    const size = sizes[name]
    return size === undefined ? [] : [[attribute, size]]
  })
  return {
    ...product,
    materials: null,
    sizes: Object.fromEntries(named),
    changedLength: null,
    toleranceClass: null,
    certificate31: false,
    quantity: null,
    assumed: [],
  }
}

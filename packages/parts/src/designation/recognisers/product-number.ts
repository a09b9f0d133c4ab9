import { parseProductNumber } from '../../article-number/article-number.ts'
import { type Fact, type Recogniser, recognise } from '../fact.ts'

/** Marks the number of a product, as its letters alone may be a word: `KSS`. Only synonyms write it so. */
export function markProduct(productNr: string): string {
  return `⟦${productNr}⟧`
}

/** Recognises a marked number of a product. */
export const recogniseProduct: Recogniser = recognise(/⟦([^⟧]+)⟧/, ([, productNr = '']) => {
  const product = parseProductNumber(productNr)
  if (product === null) return null
  const { family, material, coating } = product
  const facts: Fact[] = [
    { kind: 'family', families: [family], meant: family },
    { kind: 'material', codes: [material], named: true, chosen: null, steel: null },
  ]
  return coating === null ? facts : [...facts, { kind: 'coating', code: coating }]
})

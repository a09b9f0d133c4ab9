import type { Texts, ToleranceClass } from '../article.ts'
import type { Assortment } from '../assortment.ts'
import { familyOf, type SizeKey } from '../families/families.ts'
import type { SpecialKey } from '../machining/special-machining.ts'
import { joinTexts, sameEverywhere, term } from '../terms.ts'
import type { Measure, SaidFact } from './fact.ts'
import type { PartRequest } from './part-request.ts'

/** What a piece of a text says about the part; measures in mm or degrees. */
export type Meaning =
  | { kind: 'word'; texts: Texts }
  | { kind: 'form'; letter: string }
  | { kind: 'size'; key: SizeKey; value: number }
  /** `length`: null if another piece names it. */
  | { kind: 'cut'; length: number | null }
  | { kind: 'toleranceClass'; toleranceClass: ToleranceClass }
  | { kind: 'number' | 'certificate' }
  | { kind: 'special'; key: SpecialKey }
  | { kind: 'quantity'; pieces: number }

/** A piece of a text, as it is written, with everything that it means. */
export interface ReadPiece {
  text: string
  meanings: readonly Meaning[]
}

/** Says for each piece of a text what it means for the requested part. Words without a meaning are left out. */
export function explainRequest(partRequest: PartRequest, assortment: Assortment): ReadPiece[] {
  const placed = new Set<SizeKey>()
  const pieces: { text: string; meanings: Meaning[] }[] = []
  for (const fact of partRequest.said) {
    const meanings = meaningsOf(fact)
    const last = pieces.at(-1)
    if (fact.source === '' || meanings.length === 0) continue
    if (last?.text === fact.source) last.meanings.push(...meanings)
    else pieces.push({ text: fact.source, meanings })
  }
  return pieces

  function meaningsOf(fact: SaidFact): Meaning[] {
    const { toleranceClass } = partRequest
    switch (fact.kind) {
      case 'family':
      case 'standard':
      case 'flat':
        return [{ kind: 'word', texts: familyOf(partRequest.family).name }]
      case 'form':
        return [{ kind: 'form', letter: fact.letter.toUpperCase() }]
      case 'material':
        return nameMaterial(partRequest, assortment)
      case 'coating':
        return [{ kind: 'word', texts: sameEverywhere(assortment.coatings.get(fact.code)?.name ?? fact.code) }]
      case 'chain':
        return fact.measures.flatMap(placeMeasure)
      case 'measure':
        return placeMeasure(fact.measure)
      case 'cut':
        return [{ kind: 'cut', length: fact.length }]
      case 'tolerance':
        return toleranceClass === null ? [] : [{ kind: 'toleranceClass', toleranceClass }]
      case 'quantity':
        return [{ kind: 'quantity', pieces: fact.pieces }]
      case 'number':
      case 'certificate':
        return [{ kind: fact.kind }]
      case 'special':
        return [{ kind: 'special', key: fact.key }]
      case 'coated':
      case 'fit':
      case 'rejection':
        return []
    }
  }

  /** Each size is named once, in the order of the article number: "6x6x125" names three sizes. */
  function placeMeasure({ value }: Measure): Meaning[] {
    const keys = familyOf(partRequest.family).numberKeys
    const key = keys.find((size) => !placed.has(size) && partRequest.sizes[size] === value)
    if (key !== undefined) {
      placed.add(key)
      return [{ kind: 'size', key, value }]
    }
    return value === partRequest.changedLength ? [{ kind: 'cut', length: value }] : []
  }
}

function nameMaterial({ material, materials }: PartRequest, assortment: Assortment): Meaning[] {
  const known = assortment.materials.get(material ?? materials?.[0] ?? '')
  if (known === undefined) return []
  return [{ kind: 'word', texts: joinTexts([sameEverywhere(known.steel), ...known.finish.map(term)], ', ') }]
}

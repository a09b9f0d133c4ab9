import { type Texts, textLanguages } from '@normwerk/parts/article'
import type { Derived } from '@normwerk/parts/derive/derive-product'
import type { Family } from '@normwerk/parts/families/families'
import { sameEverywhere } from '@normwerk/parts/terms'
import { readProductNumber } from './read-cell.ts'
import type { AttributeKind, StatedTexts } from './statements.ts'

/** The data of a product that is needed to read a row of an article. */
export interface KnownProduct {
  productNr: string
  /** Null: a general product with its own columns. */
  family: Family | null
  /** Of the material, g/cm³; null if unknown. */
  density: number | null
  /** The columns of a general product by key. */
  columns: ReadonlyMap<string, AttributeKind>
}

/**
 * Finds the products that are used together with one: of each related family the one in the same material and coating,
 * else the first of that family.
 */
export function createRelations(known: Iterable<KnownProduct>): (productNr: string) => string[] {
  const byFamily = Map.groupBy(known, ({ family }): string | undefined => family?.code)
  return (productNr) => {
    const number = readProductNumber(productNr)
    if (number === null) return []
    return number.family.related.flatMap((code) => {
      const others = byFamily.get(code) ?? []
      const alike = others.find((other) => other.productNr === productNr.replace(number.family.code, code))
      return (alike ?? others[0])?.productNr ?? []
    })
  }
}

/** The price group of general products whose package names none. */
const generalPriceGroup = 'general'

/** Derives a general product, about which only its package says something. */
export function deriveGeneralProduct(productNr: string): Derived {
  const lists = { columns: [], properties: [] }
  const facts = { certificate31: false, standard: null, priceGroup: generalPriceGroup }
  return { name: sameEverywhere(productNr), description: sameEverywhere(''), ...lists, ...facts }
}

/**
 * Completes a text: German and English always exist, each taken from the other, or from any language, if the package
 * lacks it.
 */
export function fillTexts(stated: StatedTexts, derived: StatedTexts = {}): Texts {
  const texts = { ...derived, ...stated }
  const any = textLanguages.map((language) => texts[language]).find((text) => text !== undefined) ?? ''
  return { ...texts, de: texts.de ?? texts.en ?? any, en: texts.en ?? texts.de ?? any }
}

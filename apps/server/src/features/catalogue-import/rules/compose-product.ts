import { type Texts, textLanguages } from '@normwerk/parts/article'
import type { Derived } from '@normwerk/parts/derive/derive-product'
import { sameEverywhere } from '@normwerk/parts/terms'
import type { StatedTexts } from './statements.ts'

/** Of general products whose package names none. */
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

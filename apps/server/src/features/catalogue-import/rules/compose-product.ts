import { type Texts, textLanguages } from '@normwerk/parts/article'
import type { Derived } from '@normwerk/parts/derive/derive-product'
import { sameEverywhere } from '@normwerk/parts/terms'
import type { StatedTexts } from './statements.ts'

/** Of general products whose package names none. */
const generalPriceGroup = 'general'

/** A general product is what its package says of it. */
export function deriveGeneralProduct(productNr: string): Derived {
  const lists = { columns: [], properties: [] }
  const facts = { certificate31: false, standard: null, priceGroup: generalPriceGroup }
  return { name: sameEverywhere(productNr), description: sameEverywhere(''), ...lists, ...facts }
}

/** A text as it is kept: German and English always, each from the other, or from any, where the package lacks it. */
export function fillTexts(stated: StatedTexts, derived: StatedTexts = {}): Texts {
  const texts = { ...derived, ...stated }
  const any = textLanguages.map((language) => texts[language]).find((text) => text !== undefined) ?? ''
  return { ...texts, de: texts.de ?? texts.en ?? any, en: texts.en ?? texts.de ?? any }
}

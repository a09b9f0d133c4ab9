import { type LanguageCode, locales } from '@normwerk/contract/language'
import type { Availability } from '@normwerk/contract/product'
import { translate } from '@normwerk/i18n/translate'
import type { Article } from '@normwerk/parts/article'
import type { Cents } from '@normwerk/pricing/money'

/** Terms of an article in readable form. */
export interface SaidTerms {
  listPrice: Cents | null
  availability: Availability
  leadTimeDays: number
  scale: Article['scale'] | null
  discontinued: boolean
}

/** Returns a formatter of prices in a language. */
export function formatPrices(language: LanguageCode): (price: Cents | null) => string {
  const money = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
  })
  return (price) => (price === null ? translate(language, 'cartFile.onRequest') : money.format(price / 100))
}

/** Formats the terms that differ from the others. */
export function formatTerms(
  terms: SaidTerms,
  others: SaidTerms,
  language: LanguageCode,
  priceOf: (price: Cents | null) => string,
): string {
  const words: string[] = []
  if (terms.listPrice !== others.listPrice) {
    words.push(translate(language, 'import.listPrice', { price: priceOf(terms.listPrice) }))
  }
  if (terms.availability !== others.availability) {
    words.push(translate(language, availabilityTexts[terms.availability]))
  }
  if (terms.leadTimeDays !== others.leadTimeDays) {
    words.push(translate(language, 'import.leadTime', { count: terms.leadTimeDays }))
  }
  if (formatScale(terms) !== formatScale(others)) {
    words.push(translate(language, 'import.scale', { levels: formatScale(terms) }))
  }
  if (terms.discontinued !== others.discontinued) {
    words.push(translate(language, terms.discontinued ? 'cartFile.discontinued' : 'import.sold'))
  }
  return words.join(', ')
}

function formatScale({ scale }: SaidTerms): string {
  return (scale ?? []).map(({ from, percent }) => `${from}:${percent}`).join(';') || '–'
}

const availabilityTexts = {
  inStock: 'shared.inStock',
  shortTerm: 'shared.shortTerm',
  onRequest: 'shared.onRequest',
} as const

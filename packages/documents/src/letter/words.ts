import { type LanguageCode, locales } from '@normwerk/contract/language'
import type { Translate } from '@normwerk/i18n/text'
import type { Cents } from '@normwerk/pricing/money'
import type { Address } from '../parties.ts'

/** The texts and formats of one language. */
export interface Words {
  text: Translate
  /** With the sign of the currency: 1.234,50 €. */
  money(amount: Cents): string
  /** Without it, for columns: 1.234,50. */
  amount(amount: Cents): string
  number(value: number): string
  /** Basis points: 19 %. */
  percent(basisPoints: number): string
  /** A day, `YYYY-MM-DD`. */
  date(day: string): string
  /** The name of a country by its code. */
  country(code: string): string
}

type Formats = Omit<Words, 'text'>

const formats = new Map<string, Formats>()

/** Returns the words of a language. Its formatters are created once, as that takes longer than a page. */
export function wordsIn(language: LanguageCode, text: Translate): Words {
  const locale = locales[language]
  const known = formats.get(locale) ?? createFormats(locale)
  formats.set(locale, known)
  return { ...known, text }
}

function createFormats(locale: string): Formats {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', currencyDisplay: 'narrowSymbol' })
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  return {
    money: (cents) => money.format(cents / 100),
    amount: (cents) => amount.format(cents / 100),
    number: (value) => number.format(value),
    percent: (basisPoints) => percent.format(basisPoints / 10_000),
    date: (day) => date.format(new Date(day)),
    country: (code) => countries.of(code) ?? code,
  }
}

/** The lines of an address as on a letter; the country only if the letter leaves that of its sender. */
export function addressLines(address: Address, sender: Address, { country }: Pick<Words, 'country'>): string[] {
  const { company, companyAddition, street, streetNumber, streetAddition, addressAddition, zip, city } = address
  const isAbroad = address.country !== sender.country
  return [
    company,
    companyAddition,
    addressAddition,
    [street, streetNumber].filter((part) => part !== null).join(' '),
    streetAddition,
    `${zip} ${city}`,
    isAbroad ? country(address.country).toUpperCase() : null,
  ].filter((one) => one !== null)
}

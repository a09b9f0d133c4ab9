import { lazy } from '@normwerk/i18n/lazy'

/** Formatters of one locale. */
export interface Format {
  /** At most three decimal places, without trailing zeros: 6, 3.2, 147.25. */
  number(value: number): string
  /** Like `number`, without grouped digits, as on a drawing. An input can parse it again. */
  typed(value: number): string
  /** A computed figure with five significant digits, without grouped digits. */
  figure(value: number): string
  /** A decimal string with two places, as the server sends it. */
  money(amount: string, currency?: string): string
  /** A number with its unit: 147.25 mm. The caller adds the sign of a diameter. */
  measure(value: number, unit: string | null): string
  /** Kilograms; below one kilogram in grams. */
  mass(kilograms: number): string
  /** Bytes in a readable unit: 21 kB, 3.4 MB. */
  fileSize(bytes: number): string
  /** An instant or a calendar day. */
  date(iso: string): string
  dateTime(iso: string): string
  /** From one instant to another: Wednesday 4 November, 07:00–10:00. */
  period(from: string, to: string): string
  /** A calendar day of the coming weeks: Tue 24 Nov. */
  weekday(day: string): string
  /** Signed difference in money: +1.20 €. */
  surcharge(amount: string, currency?: string): string
}

const narrowSpace = '\u202f'

/** A narrow column breaks the line before the day, not within it. */
const unbroken = (day: string) => day.replaceAll(' ', '\u00a0')

const formats = new Map<string, Format>()

/**
 * Returns the formatters of a locale. They are created once, because that takes longer than many a page.
 * @param timeZone left out for that of the process or browser
 */
export function formatIn(locale: string, timeZone?: string): Format {
  const key = `${locale} ${timeZone}`
  const known = formats.get(key) ?? createFormat(locale, timeZone)
  formats.set(key, known)
  return known
}

function createFormat(locale: string, timeZone: string | undefined): Format {
  const number = lazy(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }))
  const typed = lazy(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false }))
  const figure = lazy(() => new Intl.NumberFormat(locale, { maximumSignificantDigits: 5, useGrouping: false }))
  const day = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }))
  const calendarDay = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))
  const weekday = lazy(
    () => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
  )
  const moment = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }))
  const period = lazy(
    () =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        hour: '2-digit',
        minute: '2-digit',
        timeZone,
      }),
  )
  const currencies = new Map<string, Intl.NumberFormat>()

  function moneyFormat(currency: string, signDisplay: 'auto' | 'exceptZero'): Intl.NumberFormat {
    const key = `${currency} ${signDisplay}`
    const known = currencies.get(key)
    if (known !== undefined) return known
    const currencyDisplay = 'narrowSymbol'
    const made = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, signDisplay })
    currencies.set(key, made)
    return made
  }

  const measure = (value: number, unit: string | null) =>
    unit === null ? typed().format(value) : `${typed().format(value)}${narrowSpace}${unit}`

  return {
    number: (value) => number().format(value),
    typed: (value) => typed().format(value),
    figure: (value) => figure().format(value),
    money: (amount, currency = 'EUR') => moneyFormat(currency, 'auto').format(Number(amount)),
    surcharge: (amount, currency = 'EUR') => moneyFormat(currency, 'exceptZero').format(Number(amount)),
    measure,
    mass: (kilograms) => {
      if (kilograms >= 1) return measure(Number(kilograms.toPrecision(4)), 'kg')
      return measure(Number((kilograms * 1000).toPrecision(3)), 'g')
    },
    fileSize: (bytes) => {
      const [size, unit] = bytes < 999_500 ? [bytes / 1000, 'kB'] : [bytes / 1e6, 'MB']
      return measure(size < 10 ? Math.ceil(size * 10) / 10 : Math.round(size), unit)
    },
    date: (iso) => unbroken((iso.length === 10 ? calendarDay : day)().format(new Date(iso))),
    dateTime: (iso) => moment().format(new Date(iso)),
    period: (from, to) => period().formatRange(new Date(from), new Date(to)),
    weekday: (day) => unbroken(weekday().format(new Date(day))),
  }
}

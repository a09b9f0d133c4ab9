import data from './data/holidays.json' with { type: 'json' }

interface Country {
  timeZone: string
  /** Holidays of each year as `MM-DD`, separated by blanks. */
  years: Years
  /** Null: those of the country. */
  regions: Partial<Record<string, Years | null>>
}

type Years = Record<string, string>

const countries: Partial<Record<string, Country>> = data

/** The public holidays of a place from which goods are sent. */
export interface Holidays {
  timeZone: string
  /** As `YYYY-MM-DD`; those on a weekend are left out. */
  days: ReadonlySet<string>
}

/** Returns the holidays of a country, `DE`, or of a region of one, `DE-BY`; null if the place is not known. */
export function findHolidays(place: string): Holidays | null {
  const [, countryCode = '', regionCode] = /^([A-Z]{2})(?:-([A-Z\d]{1,3}))?$/.exec(place) ?? []
  const country = countries[countryCode]
  const own = regionCode === undefined ? null : country?.regions[regionCode]
  if (country === undefined || own === undefined) return null
  return { timeZone: country.timeZone, days: new Set(Object.entries(own ?? country.years).flatMap(daysOf)) }
}

function daysOf([year, days]: [string, string]): string[] {
  return days.split(' ').map((day) => `${year}-${day}`)
}

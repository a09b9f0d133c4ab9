import { writeFile } from 'node:fs/promises'
import Holidays from 'date-holidays'

const countries = 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
)
const firstYear = 2026
const lastYear = 2045

/** Returns the public holidays of each year as `MM-DD`, without those on a weekend, on which nothing is sent anyway. */
function listYears(holidays: Holidays): Record<string, string> {
  const years: Record<string, string> = {}
  for (let year = firstYear; year <= lastYear; year += 1) {
    const days = holidays
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10))
      .filter((day) => day.startsWith(String(year)) && new Date(day).getUTCDay() % 6 !== 0)
      .map((day) => day.slice(5))
    years[year] = [...new Set(days)].sort().join(' ')
  }
  return years
}

/** Regions with the holidays of their country need no list, and those of another time zone none that would be right. */
function listCountry(country: string) {
  const holidays = new Holidays(country)
  const [timeZone] = holidays.getTimezones()
  const years = listYears(holidays)
  const regions: Record<string, Record<string, string> | null> = {}
  for (const region of Object.keys(holidays.getStates(country) ?? {}).sort()) {
    const local = new Holidays(country, region)
    if (local.getTimezones()[0] !== timeZone) continue
    const own = listYears(local)
    regions[region] = JSON.stringify(own) === JSON.stringify(years) ? null : own
  }
  return { timeZone, years, regions }
}

const lines = countries.map((country) => `  "${country}": ${JSON.stringify(listCountry(country))}`)
await writeFile(new URL('../src/data/holidays.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`)

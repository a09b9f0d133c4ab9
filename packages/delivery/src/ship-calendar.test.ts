import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findHolidays } from './holidays.ts'
import { createShipCalendar } from './ship-calendar.ts'

function calendarOf(place: string, closedDays: string[] = [], cutOff = { hour: 14, minute: 0 }) {
  const holidays = findHolidays(place)
  if (holidays === null) throw new Error(`unknown place: ${place}`)
  const { timeZone, days } = holidays
  return { holidays, calendar: createShipCalendar({ timeZone, cutOff, closedDays: days.union(new Set(closedDays)) }) }
}

describe('ship dates', () => {
  test.each([
    ['before the cut-off', 'DE', '2026-11-23T12:59:59Z', 0, '2026-11-23'],
    ['at the cut-off', 'DE', '2026-11-23T13:00:00Z', 0, '2026-11-24'],
    ['on Friday after the cut-off', 'DE', '2026-11-20T13:00:00Z', 1, '2026-11-24'],
    ['on a Saturday', 'DE', '2026-11-21T08:00:00Z', 1, '2026-11-24'],
    ['before the cut-off of the day before summer time', 'DE', '2026-03-27T12:59:59Z', 0, '2026-03-27'],
    ['before the cut-off in summer time', 'DE', '2026-03-30T11:59:59Z', 0, '2026-03-30'],
    ['at the cut-off in summer time', 'DE', '2026-03-30T12:00:00Z', 0, '2026-03-31'],
    ['at the cut-off after summer time', 'DE', '2026-10-26T13:00:00Z', 0, '2026-10-27'],
    ['on local midnight before Monday', 'DE', '2026-11-22T23:00:00Z', 0, '2026-11-23'],
    ['over Christmas', 'DE', '2026-12-24T08:00:00Z', 1, '2026-12-28'],
    ['over New Year', 'DE', '2026-12-31T13:00:00Z', 0, '2027-01-04'],
    ['over the Epiphany of a region', 'DE-BY', '2027-01-05T08:00:00Z', 1, '2027-01-07'],
    ['over no holiday of another region', 'DE-NW', '2027-01-05T08:00:00Z', 1, '2027-01-06'],
    ['of another time zone', 'FI', '2026-11-23T12:00:00Z', 0, '2026-11-24'],
  ])('%s', (_, place, now, leadTimeDays, day) => {
    expect(calendarOf(place).calendar(new Date(now))(leadTimeDays)).toBe(day)
  })

  test('skip the days on which the shop is closed', () => {
    const { calendar } = calendarOf('DE', ['2026-12-24', '2026-12-28', '2026-12-31'])
    expect([0, 1, 2, 3].map(calendar(new Date('2026-12-24T08:00:00Z')))).toEqual([
      ...['2026-12-29', '2026-12-30', '2027-01-04', '2027-01-05'],
    ])
  })

  test('of one moment stay the same while others are asked for', () => {
    const { calendar } = calendarOf('DE')
    const before = calendar(new Date('2026-11-23T12:59:00Z'))
    const after = calendar(new Date('2026-11-23T13:00:00Z'))
    expect([before(2), after(2), before(1)]).toEqual(['2026-11-25', '2026-11-26', '2026-11-24'])
  })

  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2044-12-01'), noInvalidDate: true })
  const places = fc.constantFrom('DE', 'DE-BY', 'AT', 'CH-ZH', 'GB-SCT', 'ES-MD', 'PT')

  test('are working days, each later than that of a shorter lead time', () => {
    fc.assert(
      fc.property(places, moments, fc.integer({ min: 0, max: 300 }), (place, now, leadTimeDays) => {
        const { calendar, holidays } = calendarOf(place)
        const day = calendar(now)(leadTimeDays)
        expect(holidays.days.has(day)).toBe(false)
        expect([0, 6]).not.toContain(new Date(day).getUTCDay())
        expect(calendar(now)(leadTimeDays + 1) > day).toBe(true)
      }),
    )
  })

  test('never move back as time passes', () => {
    const { calendar } = calendarOf('DE')
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 5 * 24 * 60 }), fc.nat(30), (now, minutes, leadTimeDays) => {
        const later = new Date(now.getTime() + minutes * 60_000)
        expect(calendar(later)(leadTimeDays) >= calendar(now)(leadTimeDays)).toBe(true)
      }),
    )
  })
})

test.each(['XX', 'DE-XX', 'de', 'DE-', 'constructor', ''])('%j is no known place', (place) => {
  expect(findHolidays(place)).toBeNull()
})

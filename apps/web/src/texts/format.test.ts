import { describe, expect, test } from 'vitest'
import { formatIn } from './format.ts'

const german = formatIn('de-DE')
const english = formatIn('en-GB')

/** Intl separates with spaces of several widths. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('the German and the English format', () => {
  test.each([
    [german.money('1234.50'), '1.234,50 €'],
    [english.money('1234.50'), '€1,234.50'],
    [german.surcharge('1.20'), '+1,20 €'],
    [german.surcharge('0.00'), '0,00 €'],
    [german.measure(147.25, 'mm'), '147,25 mm'],
    [english.measure(1000, 'mm'), '1000 mm'],
    [english.measure(0.3, null), '0.3'],
    [german.mass(0.0391), '39,1 g'],
    [german.mass(12.3456), '12,35 kg'],
    [german.fileSize(12), '0,1 kB'],
    [german.fileSize(20_960), '21 kB'],
    [english.fileSize(3_410_000), '3.5 MB'],
    [german.fileSize(999_700), '1 MB'],
    [german.date('2026-11-21'), '21.11.2026'],
    [english.date('2026-11-21'), '21 Nov 2026'],
    [german.weekday('2026-11-24'), 'Di., 24. Nov.'],
    [
      formatIn('de-DE', 'UTC').period('2026-11-04T07:00:00Z', '2026-11-04T10:00:00Z'),
      'Mittwoch, 4. November, 07:00–10:00 Uhr',
    ],
    [english.weekday('2026-11-24'), 'Tue 24 Nov'],
  ])('%s', (written, expected) => {
    expect(plain(written)).toBe(expected)
  })

  test.each([english.date('2026-11-21'), english.weekday('2026-11-24')])('no line is broken within %s', (day) => {
    expect(day).not.toContain(' ')
  })
})

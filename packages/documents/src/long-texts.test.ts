import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPdfA } from './testing/check-pdf-a.ts'
import { offer, packingSlip } from './testing/documents.ts'
import { invoiceOf } from './testing/formatted-set.ts'
import { print } from './testing/print.ts'
import { type ReadPage, readPdf, readText } from './testing/read-pdf.ts'

/** Millimetres from the top left corner. */
function placesOf({ words }: ReadPage, pattern: RegExp): { left: number; top: number }[] {
  return words
    .filter(({ text }) => pattern.test(text))
    .map(({ x, y }) => ({ left: (x * 25.4) / 72, top: 297 - (y * 25.4) / 72 }))
}

describe('a text that does not fit', () => {
  test('wraps: a name of 200 characters stays in the window of the envelope and is complete', async () => {
    const { pages } = await readPdf(await print(invoiceOf('long names')))
    const [page] = pages
    if (page === undefined) throw new Error('no page')
    expect(page.text.match(/Formenbaugesellschaft/g)?.length).toBeGreaterThanOrEqual(15)
    const places = placesOf(page, /Formenbaugesellschaft|Industriestraße 5|12345 Berlin/).filter(({ top }) => top < 95)
    expect(places.length).toBeGreaterThanOrEqual(6)
    for (const { left, top } of places) expect(left >= 20 && left < 105 && top > 45 && top <= 90).toBe(true)
  })

  test('wraps without a space in it', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200)
    const { pages } = await readPdf(
      await print({ ...packingSlip, positions: packingSlip.positions.map((one) => ({ ...one, description: word })) }),
    )
    expect(pages.map(({ text }) => text.replaceAll(' ', '')).join()).toContain(word)
    const [page] = pages
    expect(page?.words.every(({ x, width }) => x + width < (190.5 * 72) / 25.4)).toBe(true)
  })

  test('goes on on further pages, such as a comment of 400 lines', { tags: ['release'] }, async () => {
    const comment = Array.from({ length: 400 }, (_, index) => `Zeile ${index}.`).join('\n')
    const { pages } = await readPdf(await print({ ...offer, comment }))
    expect(pages.length).toBeGreaterThan(4)
    const text = pages.map((page) => page.text).join(' ')
    expect(Array.from({ length: 400 }, (_, index) => `Zeile ${index}.`).filter((one) => !text.includes(one))).toEqual(
      [],
    )
  })

  test('has a question mark for each character that the font lacks', async () => {
    const text = await readText(await print(invoiceOf('hostile names')))
    expect(text).toContain('Müller & Söhne <GmbH> "Formen" \'88\' ]]> ?')
  })
})

test('any name at all becomes a file without unknown characters', { tags: ['release'] }, async () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
  )
  await fc.assert(
    fc.asyncProperty(anyText, async (description) => {
      const positions = packingSlip.positions.map((one) => ({ ...one, description }))
      expect(checkPdfA(await print({ ...packingSlip, positions }), false)).toEqual([])
    }),
    { numRuns: 10 },
  )
})

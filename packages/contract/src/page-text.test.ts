import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatSections, parseSections } from './page-text.ts'

describe('a written text', () => {
  test('has a section for each heading, and paragraphs between blank lines', () => {
    const written = 'Valid from May.\n\n## 1. Scope\nFor companies.\n  \nNot for consumers.\n## 2. Prices\n\n\nNet.\n'
    expect(parseSections(written)).toEqual([
      { heading: null, paragraphs: ['Valid from May.'] },
      { heading: '1. Scope', paragraphs: ['For companies.', 'Not for consumers.'] },
      { heading: '2. Prices', paragraphs: ['Net.'] },
    ])
  })

  test('keeps the line breaks of an address, with every kind of line ending', () => {
    const address = { heading: 'Operator', paragraphs: ['Form GmbH\nTestweg 1\n12345 Musterstadt'] }
    expect(parseSections('## Operator\r\n\r\nForm GmbH\r\nTestweg 1\r12345 Musterstadt')).toEqual([address])
  })

  test.each(['# one', '###three', '##four', '##', 'see ## five', '- six\n- seven'])('%j is a paragraph', (written) => {
    expect(parseSections(written)).toEqual([{ heading: null, paragraphs: [written] }])
  })

  test.each(['', ' \n\t\n '])('%j is nothing', (written) => {
    expect(parseSections(written)).toEqual([])
  })

  test('two headings may follow each other', () => {
    expect(parseSections('## A\n## B')).toEqual([
      { heading: 'A', paragraphs: [] },
      { heading: 'B', paragraphs: [] },
    ])
  })
})

test('formatted sections are parsed as the same sections', () => {
  const lines = fc.array(
    fc.constantFrom('## ', '##', ' ## Head', '## Head ', '\n', '\n\n', '\r\n', ' ', 'word', '#', '\t', '\u2028'),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(
      fc.oneof(
        lines.map((parts) => parts.join('')),
        fc.string({ unit: 'grapheme' }),
      ),
      (written) => {
        const sections = parseSections(written)
        expect(parseSections(formatSections(sections))).toEqual(sections)
      },
    ),
  )
})

import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { checkPdfA } from './testing/check-pdf-a.ts'
import { certificate, offer, orderConfirmation, packingSlip } from './testing/documents.ts'
import { formattedSet, invoiceOf } from './testing/formatted-set.ts'
import { bulgaria, greece } from './testing/invoices/abroad.ts'
import { print } from './testing/print.ts'
import { readPdf, readText } from './testing/read-pdf.ts'

const english = { language: 'en', buyer: bulgaria } as const

test.each([
  [
    'order confirmation',
    orderConfirmation,
    [
      'Auftragsbestätigung 200124',
      'BE-4711',
      'Versand am 27.11.2026',
      'Liste 3,05',
      '383,48 €',
      'Bitte an Tor 3 anliefern.',
      'Kostenstelle KS 4410 & Co',
      'Alle Positionen werden zusammen versendet.',
    ],
  ],
  [
    'order confirmation in English',
    { ...orderConfirmation, ...english, deliverTo: greece.address },
    [
      'Order confirmation 200124',
      'Прес форми „Изток“ ООД',
      'BULGARIA',
      'Delivery address: Καλούπια Αθηνών ΑΕ',
      '€383.48',
    ],
  ],
  [
    'packing slip',
    packingSlip,
    [
      'Lieferschein LS-2026-00017',
      '50 30 20',
      '00340434161094042557',
      '1,42 kg',
      'Die übrigen Teile Ihres Auftrags liefern wir nach.',
    ],
  ],
  [
    'packing slip that is the last one',
    { ...packingSlip, ...english, deliverTo: null, completesOrder: true },
    ['Packing slip LS-2026-00017', 'This delivery completes your order.', 'You collect the goods from us.'],
  ],
  [
    'offer',
    offer,
    [
      'Angebot AN-2026-00003',
      'Gültig bis 31.12.2026',
      'ab 20 Stück: 16,90 €',
      'Lieferzeit: 15 Arbeitstage',
      'Lieferzeit: ein Arbeitstag',
      'Sie holen die Ware bei uns ab.',
    ],
  ],
  [
    'offer in English',
    { ...offer, ...english },
    ['Offer AN-2026-00003', 'Valid until 31 Dec 2026', 'from 50 pieces: €15.40', 'Inquiry number 200124'],
  ],
  [
    'certificate',
    certificate,
    [
      'Abnahmeprüfzeugnis 3.1 AZ-2026-00002',
      'Schmelzennummer 4711-08',
      '1.2343 (X37CrMoV5-1)',
      'HRC 50–54 52,5',
      'Cr Mo Ni V Cu',
      'Dr. Ute Prüfer, Qualitätswesen',
    ],
  ],
  [
    'certificate in English',
    { ...certificate, ...english },
    ['Inspection certificate 3.1 AZ-2026-00002', 'Heat number 4711-08', 'EN 10204'],
  ],
  [
    'invoice',
    invoiceOf('references'),
    [
      'Rechnung RE-2026-00001',
      'Ihre Teilenummer: F-77/12',
      'Kommission: Form 89',
      'MwSt. 19 % 57,95 €',
      'Zahlbetrag 362,95 €',
      'am 23.12.2026 fällig',
      'IBAN DE89 3704 0044 0532 0130 00',
    ],
  ],
  [
    'invoice to Greece',
    invoiceOf('Greece'),
    [
      'Invoice RE-2026-00001',
      'Μαρούσι',
      'GREECE',
      'EL123456789',
      'VAT 0% €0.00',
      'Article 138',
      'Inspection certificate 3.1: €18.00',
    ],
  ],
  ['invoice with a rounding', invoiceOf('part 3 with a rest'), ['Gesamtbetrag', 'Rundungsausgleich']],
  [
    'correction',
    invoiceOf('correction of a price'),
    [
      'Rechnungskorrektur RK-2026-00001',
      'Rechnung RE-2026-00001 vom 23.11.2026',
      'Grund: Preis laut Angebot 300017',
      'Gutschriftsbetrag 0,60 €',
    ],
  ],
  [
    'correction of shipping',
    invoiceOf('correction of shipping'),
    ['Versandkosten 8,95 €', 'Gutschriftsbetrag 10,65 €'],
  ],
] as const)('%s: shows what it must, and has the structure of PDF/A-3', async (_, document, words) => {
  const bytes = await print(document)
  expect(checkPdfA(bytes, document.kind === 'invoice')).toEqual([])
  const text = await readText(bytes)
  expect(words.filter((one) => !text.includes(one))).toEqual([])
  expect(text).not.toContain('document.print')
})

test('a number with signs of markup leaves the metadata well-formed', async () => {
  expect(checkPdfA(await print({ ...packingSlip, number: '<A&B> „7“' }), false)).toEqual([])
})

test('packing slips and certificates show no prices', async () => {
  for (const document of [packingSlip, certificate]) expect(await readText(await print(document))).not.toContain('€')
})

describe('an invoice', () => {
  test.each(['references', 'correction of all', 'references XRechnung'])(
    '%s: carries its XML byte for byte',
    async (name) => {
      const document = invoiceOf(name)
      const { attachments } = await readPdf(await print(document))
      expect(attachments.map((one) => one.name)).toEqual([
        name.includes('XRechnung') ? 'xrechnung.xml' : 'factur-x.xml',
      ])
      expect(Buffer.from(attachments[0]?.content ?? []).toString()).toBe(document.xml)
    },
  )

  test('has the same bytes when it is made again at the same moment, and only then', async () => {
    const [first, again, later] = await Promise.all([
      print(invoiceOf('Greece')),
      print(invoiceOf('Greece')),
      print(invoiceOf('Greece'), new Date('2026-11-24T10:00:00Z')),
    ])
    expect(Buffer.compare(first, again)).toBe(0)
    expect(Buffer.compare(first, later)).not.toBe(0)
  })

  test('of 400 positions has a head and a number on each page, no row breaks, and its table has tags', {
    tags: ['release'],
  }, async () => {
    const document = invoiceOf('400 positions')
    const { pages } = await readPdf(await print(document))
    expect(pages.length).toBeGreaterThan(10)
    for (const [index, { text }] of pages.entries()) {
      expect(text).toContain(`Seite ${index + 1} von ${pages.length}`)
      expect(text).toContain('Rechnung RE-2026-00001')
      expect(text).toContain('Pos. Artikel Stück Einzelpreis € Gesamt €')
      expect(text).toContain('IBAN DE89')
    }
    const rows = document.invoice.lines.map(
      (line) => `${line.positionNumber} ${line.articleNumber} ${line.description} ${line.quantity} `,
    )
    const tags = pages.flatMap((page) => page.tags)
    const count = (tag: string) => tags.filter((one) => one === tag).length
    const facts = 14
    const sums = 5
    expect([count('H1'), count('TH'), count('TD')]).toEqual([1, 5 + facts + sums, 400 * 5 + facts + sums])
    const found = pages.flatMap(({ text }) => rows.filter((row) => text.includes(row)))
    expect(found).toEqual(rows)
  })
})

test('the check refuses an ordinary file, and an invoice that lost a part', async () => {
  const file = new PDFDocument()
  file.text('Rechnung').end()
  const ordinary = Buffer.concat(await Array.fromAsync<Uint8Array>(file))
  expect(checkPdfA(ordinary, true).length).toBeGreaterThan(10)
  const whole = Buffer.from(await print(invoiceOf('references'))).toString('latin1')
  const losses = [
    ['/GTS_PDFA1', '/GTS_PDFX_', 'has a colour profile as output intent'],
    ['/FontFile2', '/FontFileX', 'embeds every font'],
    ['/AFRelationship /Alternative', '/AFRelationship /Unspecified', 'relates its attachment to itself'],
    ['<pdfaid:part>3', '<pdfaid:part>2', 'says that it is PDF/A-3b'],
    ['x-default">Rechnung', 'x-default">Rechnunk', 'has the same title in its metadata and its information'],
    ['<fx:Version>1.0', '<fx:Version>2.0', 'has the properties of Factur-X'],
    ['/Lang (de-DE)', '/Lang (     )', 'names its language'],
  ] as const
  for (const [from, to, reason] of losses) {
    expect(checkPdfA(Buffer.from(whole.replaceAll(from, to), 'latin1'), true)).toContain(reason)
  }
})

test('every invoice of the set becomes a file', { tags: ['release'] }, async () => {
  for (const { name, invoice, xml } of formattedSet) {
    expect(checkPdfA(await print({ kind: 'invoice', invoice, xml }), true), name).toEqual([])
  }
})

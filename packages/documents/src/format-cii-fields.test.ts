import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSchema } from './testing/check-cii.ts'
import { agreement, delivery, document, item, settlement } from './testing/cii-places.ts'
import { formatInvoice, formattedSet, invoiceOf, xmlOf } from './testing/formatted-set.ts'
import { invoiceFor } from './testing/invoices/builders.ts'
import { aBuyer } from './testing/parties.ts'
import { readCii } from './testing/read-cii.ts'

test.each(formattedSet.filter(({ invoice }) => invoice.profile === 'xrechnung'))(
  '$name: has what XRechnung wants',
  ({ xml }) => {
    const fields = readCii(xml, {
      process: 'rsm:ExchangedDocumentContext/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID',
      guideline: 'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
      'BT-10': `${agreement}/ram:BuyerReference`,
      'BT-41': `${agreement}/ram:SellerTradeParty/ram:DefinedTradeContact/ram:PersonName`,
      'BT-42': `${agreement}/ram:SellerTradeParty/ram:DefinedTradeContact//ram:CompleteNumber`,
      'BT-43': `${agreement}/ram:SellerTradeParty/ram:DefinedTradeContact//ram:URIID`,
      'BT-34': `${agreement}/ram:SellerTradeParty/ram:URIUniversalCommunication/ram:URIID/@schemeID`,
      'BT-49': `${agreement}/ram:BuyerTradeParty/ram:URIUniversalCommunication/ram:URIID/@schemeID`,
      'BT-37, 38': `${agreement}/ram:SellerTradeParty/ram:PostalTradeAddress/*[self::ram:CityName or self::ram:PostcodeCode]`,
      'BT-52, 53': `${agreement}/ram:BuyerTradeParty/ram:PostalTradeAddress/*[self::ram:CityName or self::ram:PostcodeCode]`,
      'BT-77, 78': `${delivery}/ram:ShipToTradeParty/ram:PostalTradeAddress/*[self::ram:CityName or self::ram:PostcodeCode]`,
      'BT-81': `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode`,
      'BT-84': `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans//ram:IBANID`,
    })
    expect(fields).toEqual({
      process: ['urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'],
      guideline: ['urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'],
      'BT-10': ['04011000-12345-03'],
      'BT-41': ['Martina Beispiel'],
      'BT-42': ['+49 2351 123456'],
      'BT-43': ['verkauf@example.com'],
      'BT-34': ['EM'],
      'BT-49': ['0204'],
      'BT-37, 38': ['58507', 'Lüdenscheid'],
      'BT-52, 53': [expect.stringMatching(/./), expect.stringMatching(/./)],
      'BT-77, 78': [expect.stringMatching(/./), expect.stringMatching(/./)],
      'BT-81': ['58'],
      'BT-84': ['DE89370400440532013000'],
    })
  },
)

test("an invoice has the buyer's own numbers, its order, its packing slip and its dates", () => {
  const fields = readCii(xmlOf('references'), {
    typeCode: `${document}/ram:TypeCode`,
    notes: `${document}/ram:IncludedNote[not(ram:SubjectCode)]/ram:Content`,
    customer: `${agreement}/ram:BuyerTradeParty/ram:ID`,
    orders: `${agreement}/*[contains(local-name(), 'OrderReferencedDocument')]`,
    costCentre: `${settlement}/ram:ReceivableSpecifiedTradeAccountingAccount/ram:ID`,
    project: `${agreement}/ram:SpecifiedProcuringProject/*`,
    packingSlip: `${delivery}/ram:DespatchAdviceReferencedDocument`,
    issued: `${document}/ram:IssueDateTime`,
    delivered: `${delivery}//ram:OccurrenceDateTime`,
    due: `${settlement}//ram:DueDateDateTime`,
    partNumbers: `${item}/ram:SpecifiedTradeProduct/*`,
    lineNotes: `${item}/ram:AssociatedDocumentLineDocument/ram:IncludedNote`,
    units: `${item}//@unitCode`,
  })
  expect(Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.map((t) => t.trim())]))).toEqual(
    {
      typeCode: ['380'],
      notes: ['Kommission: Werkzeug 4711 „Deckel“'],
      customer: ['10001'],
      orders: ['200124', 'BE-4711'],
      costCentre: ['KS 4410 & Co'],
      project: ['P-2026-7', 'Gehäuse, 8-fach'],
      packingSlip: ['LS-2026-00001'],
      issued: ['20261123'],
      delivered: ['20261120'],
      due: ['20261223'],
      partNumbers: [
        ...['AZH-3.2x160', 'F-77/12', 'Auswerferstift, gehärtet, 3,2 × 160 mm'],
        ...['AZH-3.2x160', 'Auswerferstift, gehärtet, 3,2 × 160 mm'],
      ],
      lineNotes: ['Ihre Bestellnummer: BE-4712\nKommission: Form 88, Düse 3', 'Kommission: Form 89'],
      units: ['H87', 'H87', 'H87', 'H87'],
    },
  )
})

test.each([
  ['one position', ['S', '19.00'], [], 'DE123456788'],
  ['Austria without VAT id', ['S', '19.00'], [], undefined],
  ['Greece', ['K', '0.00'], ['VATEX-EU-IC', expect.stringContaining('Article 138')], 'EL123456789'],
  [
    'reverse charge in Austria',
    ['AE', '0.00'],
    ['VATEX-EU-AE', expect.stringContaining('Steuerschuldnerschaft')],
    'ATU12345678',
  ],
  ['Switzerland', ['G', '0.00'], ['VATEX-EU-G', expect.stringContaining('Artikel 146')], 'CHE123456789'],
  ['Turkey', ['G', '0.00'], ['VATEX-EU-G', expect.stringContaining('Article 146')], undefined],
])('%s: has the category of its tax with the reason in its language', (name, category, exemption, vatId) => {
  const tax = `${settlement}/ram:ApplicableTradeTax`
  const { code, rate, exemptionCode, reason, buyer } = readCii(xmlOf(name), {
    code: `${tax}/ram:CategoryCode`,
    rate: `${tax}/ram:RateApplicablePercent`,
    exemptionCode: `${tax}/ram:ExemptionReasonCode`,
    reason: `${tax}/ram:ExemptionReason`,
    buyer: `${agreement}/ram:BuyerTradeParty/ram:SpecifiedTaxRegistration/ram:ID`,
  })
  expect([...code, ...rate]).toEqual(category)
  expect([...exemptionCode, ...reason]).toEqual(exemption)
  expect(buyer[0]).toBe(vatId)
})

test('a correction names its invoice and why it was made', () => {
  const fields = readCii(xmlOf('correction of a price'), {
    typeCode: `${document}/ram:TypeCode`,
    notes: `${document}/ram:IncludedNote[not(ram:SubjectCode)]/ram:Content`,
    invoice: `${settlement}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`,
    date: `${settlement}/ram:InvoiceReferencedDocument//qdt:DateTimeString`,
    terms: `${settlement}/ram:SpecifiedTradePaymentTerms/ram:Description`,
  })
  expect(fields).toEqual({
    typeCode: ['381'],
    notes: ['Preis laut Angebot 300017'],
    invoice: ['RE-2026-00001'],
    date: ['20261123'],
    terms: [expect.stringContaining('gutgeschrieben')],
  })
})

test('names of any characters are read back as they were; what XML cannot hold is left out', () => {
  const name = `${item}/ram:SpecifiedTradeProduct/ram:Name`
  const buyer = `${agreement}/ram:BuyerTradeParty/ram:Name`
  const read = (invoice: string) => readCii(xmlOf(invoice), { name, buyer })
  expect(read('hostile names').buyer).toEqual(['Müller & Söhne <GmbH> "Formen" \'88\' ]]> \u{1f529}'])
  expect(read('Greece').buyer).toEqual(['Καλούπια Αθηνών ΑΕ'])
  expect(read('Bulgaria').buyer).toEqual(['Прес форми „Изток“ ООД'])
  expect(read('long names').name[0]).toHaveLength(200)
  expect(read('control characters').name).toEqual(['Stift 6 ×\t200\nmm'])
})

test('any name at all is read back without the characters that XML cannot hold', { tags: ['release'] }, () => {
  const name = `${item}/ram:SpecifiedTradeProduct/ram:Name`
  const buyer = `${agreement}/ram:BuyerTradeParty/ram:Name`
  const unwritable = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), (text) => {
      const written = text.replaceAll('\r', '').replaceAll(unwritable, '')
      const description = text.replaceAll('\r', '')
      const xml = formatInvoice(invoiceFor([{ description }], {}, aBuyer({ address: { company: description } })))
      expect(checkSchema(xml)).toEqual([])
      expect(readCii(xml, { name, buyer })).toEqual({ name: [written], buyer: [written] })
    }),
    { numRuns: 30 },
  )
})

test('an invoice without the VAT id, reference or electronic address that the rules want is not formatted', () => {
  const { invoice } = invoiceOf('Greece XRechnung')
  const without = { ...invoice.buyer, vatId: null, reference: null, electronicAddress: null }
  expect(() => formatInvoice({ ...invoice, buyer: without })).toThrow('has no vatId, reference, electronicAddress')
  expect(() => formatInvoice({ ...invoice, profile: 'en16931', buyer: without })).toThrow('has no vatId')
})

import { pieceUnits } from '@normwerk/contract/punchout'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkOciFields } from './check-fields.ts'
import { type OciItem, type OciProfile, writeOciFields } from './write-fields.ts'

const pin: OciItem = {
  articleNo: 'AZH-3.2x160-L147.25-T50',
  description: 'Auswerferstift, 3,2 × 160 mm, gekürzt auf 147,25 (+0,05/0)',
  notes: [],
  customerPartNumber: null,
  quantity: 4,
  price: 1230,
  totalPrice: 4920,
  currency: 'EUR',
  leadTimeDays: 3,
}
const profile: OciProfile = { pieceUnit: 'PCE', vendor: null, materialGroup: null, sendsCustomerPartNumbers: false }

function fieldsOf(item: Partial<OciItem>, changed: Partial<OciProfile> = {}) {
  const fields = writeOciFields([{ ...pin, ...item }], { ...profile, ...changed })
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
}

test('a trimmed pin has the fields of the interface in its forms', () => {
  expect(fieldsOf({})).toEqual({
    'NEW_ITEM-DESCRIPTION[1]': 'AZH-3.2x160-L147.25-T50 Auswerferstift',
    'NEW_ITEM-QUANTITY[1]': '4.000',
    'NEW_ITEM-UNIT[1]': 'PCE',
    'NEW_ITEM-PRICE[1]': '12.300',
    'NEW_ITEM-CURRENCY[1]': 'EUR',
    'NEW_ITEM-LEADTIME[1]': '3',
    'NEW_ITEM-LONGTEXT_1:132[]': 'AZH-3.2x160-L147.25-T50, Auswerferstift, 3,2 × 160 mm, gekürzt auf 147,25 (+0,05/0)',
    'NEW_ITEM-VENDORMAT[1]': 'AZH-3.2x160-L147.25-T50',
    'NEW_ITEM-EXT_PRODUCT_ID[1]': 'AZH-3.2x160-L147.25-T50',
  })
})

describe('a price', () => {
  test('below one euro and of many millions keeps its point and its decimals', () => {
    expect(fieldsOf({ quantity: 1, price: 7, totalPrice: 7 })['NEW_ITEM-PRICE[1]']).toBe('0.070')
    const large = 999_999_999_99
    expect(fieldsOf({ quantity: 1, price: large, totalPrice: large })['NEW_ITEM-PRICE[1]']).toBe('999999999.990')
  })

  test('is of all pieces together where a certificate is charged once', () => {
    const fields = fieldsOf({ quantity: 3, price: 1000, totalPrice: 4500 })
    expect([fields['NEW_ITEM-PRICE[1]'], fields['NEW_ITEM-PRICEUNIT[1]']]).toEqual(['45.000', '3'])
  })
})

test('the company chooses the unit, its number for the shop, and whether its own numbers are material numbers', () => {
  const chosen = { pieceUnit: 'ST', vendor: '700123', materialGroup: 'WZ-01' } as const
  const fields = fieldsOf({ customerPartNumber: 'M-4711' }, chosen)
  expect(fields).toMatchObject({
    'NEW_ITEM-UNIT[1]': 'ST',
    'NEW_ITEM-VENDOR[1]': '700123',
    'NEW_ITEM-MATGROUP[1]': 'WZ-01',
  })
  expect(fields).not.toHaveProperty('NEW_ITEM-MATNR[1]')
  expect(fieldsOf({ customerPartNumber: 'M-4711' }, { sendsCustomerPartNumbers: true })['NEW_ITEM-MATNR[1]']).toBe(
    'M-4711',
  )
})

test('a number that is too long is left out instead of cut, and the long text has it', () => {
  const articleNo = 'AFN-10.25x1.25x400x200-L399.25-T50-C31-R2QF12.55'
  const fields = fieldsOf(
    { articleNo, customerPartNumber: 'X'.repeat(41) },
    { vendor: '12345678901', sendsCustomerPartNumbers: true },
  )
  for (const key of ['VENDORMAT', 'EXT_PRODUCT_ID', 'MATNR', 'VENDOR']) {
    expect(fields).not.toHaveProperty(`NEW_ITEM-${key}[1]`)
  }
  expect(fields['NEW_ITEM-LONGTEXT_1:132[]']).toContain(`${articleNo}, `)
  expect(fields['NEW_ITEM-DESCRIPTION[1]']).toBe(articleNo.slice(0, 40))
})

test('notes follow the part, one line each, without control characters', () => {
  const notes = ['Kommission: W-17', 'Zeile eins\r\nZeile zwei\u0000\u202E']
  expect(fieldsOf({ notes })['NEW_ITEM-LONGTEXT_1:132[]']?.split('\n').slice(1)).toEqual([
    'Kommission: W-17',
    'Zeile eins Zeile zwei',
  ])
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('"><script>alert(1)</script>', 'a\r\nb', '🔩'.repeat(60), '\uD83D', ' ', 'x'.repeat(10_000)),
)
const anyItem = fc.record({
  articleNo: fc.constantFrom(pin.articleNo, 'PLT-496x496x96', 'A'.repeat(39)),
  description: anyText,
  notes: fc.array(anyText, { maxLength: 3 }),
  customerPartNumber: fc.option(anyText),
  quantity: fc.integer({ min: 1, max: 9999 }),
  price: fc.integer({ min: 0, max: 1_000_000_00 }),
  currency: fc.constant('EUR'),
  leadTimeDays: fc.integer({ min: 0, max: 400 }),
  surcharge: fc.constantFrom(0, 1500),
})
const anyProfile = fc.record({
  pieceUnit: fc.constantFrom(...pieceUnits),
  vendor: fc.option(anyText),
  materialGroup: fc.option(anyText),
  sendsCustomerPartNumbers: fc.boolean(),
})

test('any cart gives fields without a problem, whose prices give its total', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1, maxLength: 5 }), anyProfile, (drawn, chosen) => {
      const items = drawn.map(({ surcharge, ...item }) => ({
        ...item,
        totalPrice: item.price * item.quantity + surcharge,
      }))
      const fields = writeOciFields(items, chosen)
      expect(checkOciFields(fields).filter(({ problem }) => problem !== null)).toEqual([])
      expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length)
      const value = (name: string) => Number(fields.find((field) => field.name === name)?.value ?? 1)
      for (const [index, { totalPrice }] of items.entries()) {
        const [price, unit, quantity] = ['PRICE', 'PRICEUNIT', 'QUANTITY'].map((key) =>
          value(`NEW_ITEM-${key}[${index + 1}]`),
        )
        expect(Math.round(((price ?? 0) / (unit ?? 1)) * (quantity ?? 0) * 100)).toBe(totalPrice)
      }
    }),
  )
})

test.each([
  ['NEW_ITEM-PRICE[1]', '12,300', 'noAmount'],
  ['NEW_ITEM-PRICE[1]', '123456789012.000', 'tooLong'],
  ['NEW_ITEM-QUANTITY[1]', '4', 'noAmount'],
  ['NEW_ITEM-LEADTIME[1]', '2.5', 'noCount'],
  ['NEW_ITEM-PRICEUNIT[1]', '0', 'noCount'],
  ['NEW_ITEM-UNIT[1]', 'XYZ', 'unknownUnit'],
  ['NEW_ITEM-CURRENCY[1]', '€', 'unknownCurrency'],
  ['NEW_ITEM-DESCRIPTION[1]', 'x'.repeat(41), 'tooLong'],
  ['NEW_ITEM-DESCRIPTION[1]', ' ', 'empty'],
  ['NEW_ITEM-DESCRIPTION[0]', 'Stift', 'unknownName'],
  ['NEW_ITEM-COLOUR[1]', 'blau', 'unknownName'],
])('%s with the value %s is found to be wrong', (name, value, problem) => {
  const others = writeOciFields([pin], profile).filter((field) => field.name !== name)
  expect(checkOciFields([...others, { name, value }])).toContainEqual({ name, value, problem })
})

test('a gap between the items, a repeated field and an empty transfer are found', () => {
  const [first, second, third] = [1, 2, 3].map((item) => `NEW_ITEM-PRICE[${item}]`)
  const fields = writeOciFields([pin, pin, pin], profile).filter(({ name }) => !/\[2\]|_2:/.test(name))
  const missing = checkOciFields(fields).filter(({ problem }) => problem === 'missing')
  expect(missing.map(({ name }) => name)).toContain(second)
  expect(missing.map(({ name }) => name)).not.toContain(first)
  const repeated = checkOciFields([...fields, { name: third ?? '', value: '1.000' }])
  expect(repeated.filter(({ problem }) => problem === 'repeated')).toHaveLength(1)
  expect(checkOciFields([]).every(({ problem }) => problem === 'missing')).toBe(true)
})

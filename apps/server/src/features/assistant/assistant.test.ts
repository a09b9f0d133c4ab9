import { assistantEndpoints } from '@normwerk/contract/assistant'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { shareApp, type TestApp } from '../../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await shareApp()
})

const sheet = (query: Record<string, string>) => shop.visitor().send('GET', sheetAddress(query))

function sheetAddress(query: Record<string, string>): string {
  return `/api/assistant/sheet?${new URLSearchParams(query)}`
}

describe('the guide', () => {
  test('has the pins of the catalogue by their type, in the language of the caller', async () => {
    const guide = await shop.visitor().call(assistantEndpoints.readGuide)
    expect(guide.pinTypes.map(({ type, name }) => [type, name])).toEqual([
      ['ejectorPin', 'Auswerferstift'],
      ['steppedEjectorPin', 'Abgesetzter Auswerferstift'],
      ['flatEjectorPin', 'Flachauswerferstift'],
      ['ejectorSleeve', 'Auswerferhülse'],
      ['corePin', 'Kernstift'],
    ])
    const [pins] = guide.pinTypes
    expect(pins?.products.map(({ productNr }) => productNr)).toContain('AZX-TIN')
    expect(pins?.sizes).toEqual([{ key: 'diameter', symbol: 'd1', label: expect.any(String) }])
  })

  test('has every figure that the calculation needs for each material that is sold', async () => {
    const { materials } = await shop.visitor().call(assistantEndpoints.readGuide)
    expect(materials.map(({ code }) => code)).toEqual(['H', 'N', 'O', 'X', 'S', 'C', 'CS'])
    for (const { eModulus, yield: yieldStress, fatigueLimit, expansion, temperature } of materials) {
      expect([eModulus, yieldStress, fatigueLimit, expansion, temperature]).not.toContain(null)
    }
    expect(materials.map(({ group }) => group)).toEqual([
      ...['hardened', 'nitrided', 'oxidised', 'hardened', 'stainless', 'beryllium_free', 'beryllium_free'],
    ])
  })
})

describe('the fit of a pin', () => {
  test('is that of its class and of H7', async () => {
    const { fit } = await shop.visitor().call(assistantEndpoints.readFit, { articleNo: 'AZH-6x200' })
    expect(fit).toEqual({
      pin: { text: 'g6', upper: -0.004, lower: -0.012 },
      hole: { text: 'H7', upper: 0.012, lower: 0 },
    })
  })

  test.each(['NOPE', 'ZRU-90x12x8', '../etc/passwd'])('of %s is not found', async (articleNo) => {
    const { status } = await shop.visitor().send('GET', `/api/assistant/fit?${new URLSearchParams({ articleNo })}`)
    expect(status).toBe(404)
  })
})

describe('the sheet', () => {
  test('has the picked pins with their calculation', async () => {
    const picks = 'AZH-6x200-L147.25:4,KSC-4x100:2'
    const entries = { plastic: 'ABS', force: '3000', wall: '1', language: 'en' }
    const { statusCode, headers, rawPayload } = await shop.app.inject(sheetAddress({ picks, ...entries }))
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
    for (const words of ['AZH-6x200-L147.25-T100', 'KSC-4x100', 'Buckling load (Euler)', 'H7 / g6', '3000 N']) {
      expect(text).toContain(words)
    }
    // 2 · 3000 / (25 · 1 · π · 6)
    expect(text).toContain('12.732')
  })

  test.each([
    ['no parts', { picks: '' }],
    ['a quantity of nothing', { picks: 'AZH-6x200:0' }],
    ['a negative force', { picks: 'AZH-6x200:1', force: '-5' }],
    ['a huge force', { picks: 'AZH-6x200:1', force: '1000000000' }],
    ['a force in words', { picks: 'AZH-6x200:1', force: 'much' }],
    ['no wall', { picks: 'AZH-6x200:1', wall: '0' }],
    ['another name', { picks: 'AZH-6x200:1', colour: 'red' }],
    ['too many parts', { picks: Array.from({ length: 21 }, () => 'AZH-6x200:1').join(',') }],
  ])('with %s is rejected', async (_what, query) => {
    expect((await sheet(query)).status).toBe(400)
  })

  test('of a part that does not exist is not found, and of one that cannot be cut so short is rejected', async () => {
    expect((await sheet({ picks: 'AZH-6x201:1' })).status).toBe(404)
    expect((await sheet({ picks: 'PLAU-196x196x22:1' })).status).toBe(404)
    expect((await sheet({ picks: 'AZH-6x200:1', plastic: 'WOOD' })).status).toBe(404)
    expect((await sheet({ picks: 'AZH-6x200-L10:1' })).status).toBe(422)
  })
})

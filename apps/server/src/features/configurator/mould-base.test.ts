import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { keepMouldBase } from '@normwerk/contract/configurator/mould-base'
import { articlesOf } from '@normwerk/parts/mould-base/articles-of'
import { deriveMouldBase, type MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import { settingsOf } from '@normwerk/parts/testing/mould-base-settings'
import { eq, inArray } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartPositions, configurations } from '../../database/tables/carts.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { downloadAssembly } from '../../testing/cad/download-assembly.ts'
import { readStepFile } from '../../testing/cad/read-step-file.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor

beforeAll(async () => {
  shop = await startApp()
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})
afterAll(() => shop.stop())

const usual = settingsOf({
  ...{ width: 156, length: 196, clampFixed: 22, a: 36, b: 36, support: 27 },
  ...{ riser: 56, retainer: 12, base: 17, clampMoving: 22 },
})

function derive(settings = usual): MouldBase {
  const base = deriveMouldBase(settings)
  if (base === null) throw new Error('no such format')
  return base
}

const request = (settings = usual) => ({
  articles: articlesOf(derive(settings).bill),
  easyKatConfig: keepMouldBase(settings),
  configurationName: 'Formaufbau',
})

async function add(config = request()) {
  const { cartPositions } = await buyer.call(configuratorEndpoints.add, config)
  return cartPositions.filter(({ groupId }) => groupId === cartPositions.at(-1)?.groupId)
}

describe('a mould base', () => {
  it('is one group of the cart, whose articles have a price', async () => {
    const positions = await add()
    expect(positions.map(({ articleNo }) => articleNo)).toContain('PLFU-196x196x22')
    expect(positions.map(({ articleNo }) => articleNo)).toContain('AZH-8x100-L98-T100')
    const quote = await buyer.call(configuratorEndpoints.quote, { articles: request().articles })
    const total = positions.reduce((sum, { totalPrice }) => sum + Number(totalPrice), 0)
    expect(Number(quote.totalPrice)).toBeCloseTo(total, 2)
    expect(quote.leadTimeDays).toBe(Math.max(...positions.map(({ leadTimeDays }) => leadTimeDays)))
  })

  it('keeps its settings, from which it can be configured again', async () => {
    const [position] = await add()
    const read = await buyer.call(configuratorEndpoints.read, undefined, { params: { id: position?.groupId ?? '' } })
    expect(read.easyKatConfig).toEqual(keepMouldBase(usual))
    const stronger = { ...usual, b: 46 }
    const replaced = await buyer.call(configuratorEndpoints.replace, {
      replacePositionId: position?.id ?? '',
      ...request(stronger),
    })
    expect(replaced.cartPositions.some(({ articleNo }) => articleNo === 'PLAU-156x196x46')).toBe(true)
  })

  it('is read as bodies at their places before it is in a cart', async () => {
    const { bill } = derive()
    const { parts } = await buyer.call(configuratorEndpoints.readModel, { easyKatConfig: keepMouldBase(usual) })
    for (const { role, quantity } of bill.filter(({ role }) => role !== 'eyeBolt' && role !== 'boring')) {
      const places = parts.filter((part) => part.role === role).flatMap((part) => part.places)
      expect(places, role).toHaveLength(quantity)
    }
    const [plate] = parts.filter(({ role }) => role === 'cavityPlateB')
    expect(plate?.solid).toMatchObject([{ kind: 'block', from: 0, to: 36, height: 156, depth: 196 }])
    for (const config of [keepMouldBase({ ...usual, riser: 11 }), { configurator: 'other' }]) {
      const rejected = await buyer.rejected(configuratorEndpoints.readModel, { easyKatConfig: config })
      expect(rejected).toMatchObject({ status: 422, code: 'notBuildable' })
    }
  })

  it('is an assembly in STEP with every part at its place', { tags: ['release'] }, async () => {
    const [position] = await add()
    const text = await downloadAssembly(buyer, position?.groupId)
    const { bill, height, levels } = derive()
    const inMould = bill.filter(({ role }) => role !== 'eyeBolt' && role !== 'boring')
    const { occurrences, solids } = await readStepFile(text)
    const expected = inMould.reduce((sum, { quantity }) => sum + quantity, 0)
    expect(occurrences).toHaveLength(expected)
    expect(new Set(occurrences).size).toBe(expected)
    expect(occurrences).toContain('Auflagescheibe 4')
    expect(solids).toHaveLength(expected)
    // The ring stands 8 mm above the mould.
    expect(Math.max(...solids.map(({ z }) => z[1]))).toBeCloseTo(height + 8, 4)
    expect(Math.min(...solids.map(({ z }) => z[0]))).toBeCloseTo(0, 4)
    const pins = solids.filter(
      ({ z }) => Math.abs(z[1] - levels.stripper) < 1e-4 && Math.abs(z[0] - levels.retainer) < 1e-4,
    )
    expect(pins).toHaveLength(4)
  })

  it('has its ejector pins, cut to their lengths, at their places', { tags: ['release'] }, async () => {
    const pin = { diameter: 4, material: 'H', height: 0, y: 10 } as const
    const pins = [
      { ...pin, x: -15 },
      { ...pin, x: 15 },
      { ...pin, x: -15, y: 30, height: -4.5 },
    ]
    const settings = { ...usual, pins }
    const positions = await add(request(settings))
    const length = derive(settings).ejection.pinLength
    const quantities = new Map(positions.map(({ articleNo, quantity }) => [articleNo, quantity]))
    expect(quantities.get(`AZH-4x100-L${length}-T100`)).toBe(2)
    expect(quantities.get(`AZH-4x100-L${length - 4.5}-T100`)).toBe(1)
    const { occurrences, solids } = await readStepFile(await downloadAssembly(buyer, positions[0]?.groupId))
    expect(occurrences.filter((name) => name.startsWith('Auswerferstift'))).toHaveLength(3)
    const { levels } = derive(settings)
    const at = ({ x, y, height }: (typeof pins)[number]) =>
      solids.filter(
        (solid) =>
          Math.abs((solid.x[0] + solid.x[1]) / 2 - x) < 1e-4 &&
          Math.abs((solid.y[0] + solid.y[1]) / 2 - y) < 1e-4 &&
          Math.abs(solid.z[0] - levels.retainer) < 1e-4 &&
          Math.abs(solid.z[1] - levels.stripper - height) < 1e-4,
      )
    expect(pins.map((each) => at(each).length)).toEqual([1, 1, 1])
  })

  it('has its holes as a table and as a plan', async () => {
    const pin = { x: 15, y: 10, diameter: 4, material: 'H', height: 0 } as const
    const settings = { ...usual, pins: [pin] }
    const [position] = await add(request(settings))
    const url = (what: string) => `/api/cart/configurator/${what}/${position?.groupId}`
    const cookies = Object.fromEntries(buyer.cookies)
    const { rawPayload } = await shop.app.inject({ method: 'GET', url: url('hole-table'), cookies })
    const { sheets } = await readXlsx(rawPayload)
    expect(sheets.map(({ name }) => name)).toContain('3 Formplatte B')
    const rows = sheets.find(({ name }) => name === '3 Formplatte B')?.rows ?? []
    const ofPin = rows.filter(([, x, y]) => x === pin.x && y === pin.y).map((row) => row.slice(3))
    expect(ofPin).toEqual([
      [0.1, '⌀5', null, null, 0, 26],
      [0.01, '⌀4 H7', 0.012, 0, 26, 36],
    ])
    const plan = await buyer.send('GET', url('hole-plan'))
    expect(plan.headers['content-type']).toBe('image/vnd.dxf')
    expect(plan.text).toContain('%%c4 H7 (+0.012/0)')
    const other = await buyer.call(configuratorEndpoints.add, {
      articles: [{ articleNo: 'AZH-6x200' }],
      easyKatConfig: { configurator: 'other' },
      configurationName: 'Other',
    })
    const group = other.cartPositions.at(-1)?.groupId
    expect((await buyer.send('GET', `/api/cart/configurator/hole-table/${group}`)).status).toBe(404)
  })

  it('lacks in STEP what was taken out of the cart', { tags: ['release'] }, async () => {
    const positions = await add()
    const rods = positions.find(({ articleNo }) => articleNo.startsWith('EB'))
    await buyer.send('DELETE', `/api/cart/position/${rods?.id}`)
    const { occurrences } = await readStepFile(await downloadAssembly(buyer, rods?.groupId))
    expect(occurrences.filter((name) => name.startsWith('Auswerferbolzen'))).toEqual([])
    expect(occurrences).toContain('Zentrierring 1')
  })
})

/** Stores the settings of a group as an older version of the shop did. */
async function makeOlder(groupId: string): Promise<void> {
  const { database } = shop.dependencies
  const ofGroup = database
    .select({ id: cartPositions.configurationId })
    .from(cartPositions)
    .where(eq(cartPositions.groupId, groupId))
  const settings = { ...keepMouldBase(usual), version: 1 }
  await database.update(configurations).set({ settings }).where(inArray(configurations.id, ofGroup))
}

describe('a mould base of an older version', () => {
  it('keeps its positions and settings, lies side by side in STEP, and can be replaced', {
    tags: ['release'],
  }, async () => {
    const positions = await add()
    const groupId = positions[0]?.groupId ?? ''
    await makeOlder(groupId)
    const read = await buyer.call(configuratorEndpoints.read, undefined, { params: { id: groupId } })
    expect(read.easyKatConfig).toMatchObject({ version: 1 })
    expect(read.articles).toHaveLength(positions.length)
    const { occurrences } = await readStepFile(await downloadAssembly(buyer, groupId))
    // Eye bolts and the boring of the plates have no body.
    const withBody = positions.map(({ articleNo }) => articleNo).filter((articleNo) => !/^(RS|BB)-/.test(articleNo))
    expect(occurrences).toEqual(withBody)
    expect((await buyer.send('GET', `/api/cart/configurator/hole-plan/${groupId}`)).status).toBe(404)
    const replaced = await buyer.call(configuratorEndpoints.replace, {
      replacePositionId: positions[0]?.id ?? '',
      ...request({ ...usual, b: 46 }),
    })
    expect(replaced.cartPositions.filter((position) => position.groupId === groupId)).toEqual([])
  })
})

describe('settings of a mould base', () => {
  const pin = { x: 0, y: 0, diameter: 4, material: 'H', height: 0 } as const
  const reject = (easyKatConfig: Record<string, unknown>) =>
    buyer.rejected(configuratorEndpoints.add, { ...request(), easyKatConfig })

  it.each([
    ['cannot be built', keepMouldBase({ ...usual, riser: 46, retainer: 17, base: 22 })],
    ['have a format that the series lacks', keepMouldBase({ ...usual, width: 157 })],
    ['have a pin in the ejector rod', keepMouldBase({ ...usual, pins: [pin] })],
    ['have a pin in plate A', keepMouldBase({ ...usual, pins: [{ ...pin, x: 20, y: 30, height: 0.5 }] })],
    ['have a pin of no size', keepMouldBase({ ...usual, pins: [{ ...pin, diameter: 0 }] })],
    ['have a pin far away', keepMouldBase({ ...usual, pins: [{ ...pin, x: 1e9 }] })],
    ['have too many pins', keepMouldBase({ ...usual, pins: Array.from({ length: 201 }, () => pin) })],
    ['have a huge thickness', keepMouldBase({ ...usual, a: 1e12 })],
    ['are of an older version', { ...keepMouldBase(usual), version: 1 }],
    ['are of another version', { ...keepMouldBase(usual), version: 99 }],
    ['have unknown keys', { ...keepMouldBase(usual), colour: 'red' }],
    ['are incomplete', { ...keepMouldBase(usual), settings: { width: 156 } }],
  ])('are rejected if they %s', async (_, config) => {
    expect(await reject(config)).toMatchObject({ status: 422, code: 'notBuildable' })
  })

  it('of another configurator are kept, and its parts lie side by side', async () => {
    const { cartPositions } = await buyer.call(configuratorEndpoints.add, {
      articles: [{ articleNo: 'AZH-6x200' }],
      easyKatConfig: { configurator: 'other', anything: [1, 2] },
      configurationName: 'Other',
    })
    const { occurrences } = await readStepFile(await downloadAssembly(buyer, cartPositions.at(-1)?.groupId))
    expect(occurrences).toEqual(['AZH-6x200'])
  })
})

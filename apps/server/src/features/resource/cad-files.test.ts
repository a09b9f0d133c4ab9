import { parseConfiguredPart } from '@normwerk/parts/configured-part'
import { type FamilyCode, familyOf } from '@normwerk/parts/families/families'
import { extentOf } from '@normwerk/parts/shape/extent-of'
import { shapeOf, type Values } from '@normwerk/parts/shape/shape-of'
import { volumeOf } from '@normwerk/parts/shape/volume-of'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aPart, aSeller, aUser } from '../../testing/builders.ts'
import { measurePart } from '../../testing/cad/step-reader/measure-part.ts'
import { sampleNumbers } from '../../testing/files/sample-numbers.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor
beforeAll(async () => {
  shop = await shareApp()
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})

const get = (file: string, visitor = buyer) => visitor.send('GET', `/api/resources/cad/${file}`)

describe('a STEP file', () => {
  test('has the part with its number, colour and maker, as AP214 or AP242', async () => {
    await aSeller(shop.dependencies)
    const { text, headers } = await get('AZH-3.2x160.step')
    expect(headers['content-type']).toBe('model/step')
    expect(headers['content-disposition']).toBe('attachment; filename="AZH-3.2x160.step"')
    expect(text).toContain("FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));")
    expect(text).toMatch(/FILE_NAME\('AZH-3.2x160.step','[^']+',\(''\),\('[^']+'\),/)
    expect(measurePart(text)).toMatchObject({ products: ['AZH-3.2x160'], solids: 1, colours: ['#b9bec4'] })
    const { text: newer } = await get('AZH-3.2x160.step?schema=ap242')
    expect(newer).toContain("FILE_SCHEMA(('AP242_MANAGED_MODEL_BASED_3D_ENGINEERING_MIM_LF { 1 0 10303 442 1 1 4 }'));")
    expect(newer).toMatch(/APPLICATION_PROTOCOL_DEFINITION\([^;]*managed_model_based_3d_engineering/)
    expect(measurePart(newer).volume).toBeCloseTo(measurePart(text).volume, 9)
  })

  test('has the options of the number and of the query', async () => {
    const { text } = await get('AZH-3.2x160-L147.25-R1F1.6.step')
    const { products: names, low, high } = measurePart(text)
    expect(names).toEqual(['AZH-3.2x160-L147.25-T100-R1F1.6'])
    // The seat below the head, 3 mm high, is the origin; the flat is towards X.
    expect([low[2], high[2], high[0]]).toEqual([-3, 144.25, 1.6].map((end) => expect.closeTo(end, 9)))
    const { text: asked } = await get('AZH-3.2x160.step?length=147.25&flats=R1F1.6')
    expect(asked).toBe(text)
  })

  test('is read so that a changed curve is found', async () => {
    const { text } = await get('AZH-3.2x160.step')
    expect(measurePart(text).faults).toEqual([])
    expect(measurePart(text.replace(/(CIRCLE\('',#\d+),1.6\)/, '$1,1.7)')).faults).not.toEqual([])
  })

  test.each([
    ['AZH-3.3x160.step', 404],
    ['AZH-3.2x160.stp', 404],
    ['AZH-3.2x160-L150-L140.step', 404],
    ['AZH-3.2x160-L150.step?length=140', 404],
    ['AZH-3.2x160-L170.step', 422],
    ['AZH-3.2x160.step?length=147.255', 422],
    ['AZH-3.2x160.step?schema=ap203', 400],
    ['..%2f..%2fetc%2fpasswd.step', 404],
    ['%00.step', 404],
    ['%2e%2e%2f%2e%2e%2fetc%2fpasswd.step', 404],
    ['%252e%252e%252fetc%252fpasswd.step', 404],
    ['..%5c..%5cwindows%5cwin.ini.step', 404],
    ['....%2f%2f....%2f%2fetc%2fpasswd.step', 404],
    ['%ef%bc%8e%ef%bc%8e%ef%bc%8fetc.step', 404],
    ['%c0%ae%c0%ae%c0%afetc.step', 400],
    ['AZH-3.2x160%2f..%2f..%2fsecret.step', 404],
  ])('%s answers %d', async (file, status) => {
    expect((await get(file)).status).toBe(status)
  })

  test('is for buyers', async () => {
    expect((await get('AZH-3.2x160.step', shop.visitor())).status).toBe(401)
    const without = await shop.signedIn(
      await aUser(shop.dependencies, await aCompany(shop.dependencies), ['OLD_ORDERS']),
    )
    expect((await get('AZH-3.2x160.step', without)).status).toBe(403)
  })
})

test('five hundred parts at once all come, and another buyer does not wait for them', {
  tags: ['release'],
  timeout: 600_000,
}, async () => {
  let left = 500
  const flood = Array.from({ length: left }, async (_, at) => {
    const { status } = await get(`AZH-6x200-L${(1000 + at) / 10}.step`)
    left -= 1
    return status
  })
  const other = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
  expect((await get('AZH-8x200-L150.step', other)).status).toBe(200)
  expect(left).toBeGreaterThan(0)
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]))
})

describe('the bodies in the files', () => {
  const sample = (ofFamily: number) => sampleNumbers(shop.dependencies.database, ofFamily)

  test('of some articles of every family are what their sizes say', { tags: ['release'], timeout: 60_000 }, async () =>
    expectSound(await sample(2)),
  )

  test('of tips with a contour are what their sizes say', { tags: ['release'] }, async () => {
    const article = await aPart(shop.dependencies, 'AZH-6x200')
    const contours = [
      'TPX2Y0X2Y3X0Y3X0Y6',
      'TPX3Y0X0Y3R3X3Y6R3',
      'HD8.1K2.5-TPX1Y0X0Y1R1X0Y2X0Y4Q1X3Y6',
      'R1F3A90-TPX1Y0X0Y1R1X0Y2X0Y4Q1X3Y6',
    ]
    await expectSound(contours.map((contour) => ({ number: `AZH-6x200-${contour}`, article, family: 'AZ' })))
  })

  test('of 500 articles and more are what their sizes say', { tags: ['release'], timeout: 600_000 }, async () => {
    const samples = await sample(30)
    expect(samples.length).toBeGreaterThan(500)
    for (const special of [/-L\d/, /-R\dQ?F/, /-HD/, /-T[SECB]\d/]) {
      expect(samples.filter(({ number }) => special.test(number)).length, `${special}`).toBeGreaterThan(10)
    }
    await expectSound(samples)
  })
})

/** Compares the files of articles, stocked, cut or specially machined, with what their sizes say. */
async function expectSound(
  samples: readonly { number: string; article: { values: Values }; family: FamilyCode }[],
): Promise<void> {
  const wrong: string[] = []
  for (const { number, article, family } of samples) {
    const { text, status } = await get(`${encodeURIComponent(number)}.step`)
    const options = parseConfiguredPart(number)
    const shape = options && shapeOf(familyOf(family), article.values, options)
    if (status !== 200 || shape === null) {
      wrong.push(`${number} answers ${status}`)
      continue
    }
    const { x, y, z } = extentOf(shape.solid)
    const seat = Number(shape.values.headHeight ?? 0)
    const read = measurePart(text)
    const box = [y[0], z[0], x[0] - seat, y[1], z[1], x[1] - seat]
    const size = Math.hypot(...box)
    const isRight =
      read.solids === 1 &&
      read.faults.length === 0 &&
      Math.abs(read.volume / volumeOf(shape.solid) - 1) < 1e-6 &&
      [...read.low, ...read.high].every((end, at) => Math.abs(end - (box[at] ?? 0)) < 1e-6 * size)
    if (!isRight) wrong.push(`${number}: ${read.volume} mm³, ${read.faults.join(', ')}`)
  }
  expect(wrong).toEqual([])
}

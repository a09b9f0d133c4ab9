import { type PartOptions, parseConfiguredPart } from '@normwerk/parts/configured-part'
import { familyOf } from '@normwerk/parts/families/families'
import { extentOf } from '@normwerk/parts/shape/extent-of'
import { shapeOf } from '@normwerk/parts/shape/shape-of'
import { volumeOf } from '@normwerk/parts/shape/volume-of'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { measureGlb } from '../../testing/cad/measure-glb.ts'
import { sampleNumbers } from '../../testing/files/sample-numbers.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor
beforeAll(async () => {
  shop = await shareApp()
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})

const get = (file: string, visitor = buyer) =>
  shop.app.inject({
    method: 'GET',
    url: `/api/resources/cad/${file}`,
    cookies: Object.fromEntries(visitor.cookies),
  })

test('a GLB file has the part with its number and colour, in metres with its axis upright', async () => {
  const { rawPayload, headers } = await get('AZH-3.2x160-L147.25-R1F1.6.glb')
  expect(headers['content-type']).toBe('model/gltf-binary')
  expect(headers['content-disposition']).toBe('attachment; filename="AZH-3.2x160-L147.25-T100-R1F1.6.glb"')
  const { name, dimensions, colour, low, high, isClosed } = measureGlb(rawPayload)
  expect(name).toBe('AZH-3.2x160-L147.25-T100-R1F1.6')
  // #b9bec4, without the gamma of sRGB
  expect(colour.map((share) => share.toFixed(3))).toEqual(['0.485', '0.515', '0.552', '1.000'])
  // The seat below the head, 3 mm high, is the origin; the flat is towards X.
  expect([low[1], high[1], high[0]]).toEqual([-3, 144.25, 1.6].map((end) => expect.closeTo(end, 4)))
  expect(isClosed).toBe(true)
  expect(dimensions.find(({ symbol }) => symbol === 'L')).toEqual({
    ...{ symbol: 'L', value: 147.25 },
    ...{ from: [0, -0.003, 0], to: [0, 0.14425, 0] },
  })
  const { rawPayload: asked } = await get('AZH-3.2x160.glb?length=147.25&flats=R1F1.6&purpose=view')
  expect(asked.equals(rawPayload)).toBe(true)
})

test.each([
  ['AZH-3.3x160.glb', 404],
  ['AZH-3.2x160.gltf', 404],
  ['AZH-3.2x160.glb?schema=ap242', 404],
  ['AZH-3.2x160-L170.glb', 422],
  ['AZH-3.2x160.glb?length=147.255', 422],
  ['AZH-3.2x160.glb?purpose=print', 400],
  ['AZH-3.2x160.glb?scale=2', 400],
  ['..%2f..%2fetc%2fpasswd.glb', 404],
  ['..%252f..%252fetc%252fpasswd.glb', 404],
  ['%2e%2e%5cpasswd.glb', 404],
  ['%00.glb', 404],
])('%s answers %d', async (file, status) => {
  expect((await get(file)).statusCode).toBe(status)
})

test('a GLB file is for buyers', async () => {
  expect((await get('AZH-3.2x160.glb', shop.visitor())).statusCode).toBe(401)
  const company = await aCompany(shop.dependencies)
  const without = await shop.signedIn(await aUser(shop.dependencies, company, ['OLD_ORDERS']))
  expect((await get('AZH-3.2x160.glb', without)).statusCode).toBe(403)
})

describe('the meshes in the files', () => {
  test('of an article of every family are closed and as large as their sizes say', { tags: ['release'] }, () =>
    expectSound(2),
  )

  test('of 500 articles and more are as large as their sizes say', {
    tags: ['release'],
    timeout: 600_000,
  }, async () => {
    expect(await expectSound(30)).toBeGreaterThan(500)
  })
})

/** Compares the files of articles of every family with their descriptions, and returns how many there were. */
async function expectSound(ofFamily: number): Promise<number> {
  const numbers = await sampleNumbers(shop.dependencies.database, ofFamily)
  const wrong: string[] = []
  for (const { number, article, family } of numbers) {
    const { rawPayload, statusCode } = await get(`${encodeURIComponent(number)}.glb`)
    const options = parseConfiguredPart(number)
    const shape = options && shapeOf(familyOf(family), article.values, options)
    if (statusCode !== 200 || shape === null) {
      wrong.push(`${number} answers ${statusCode}`)
      continue
    }
    const { x, y, z } = extentOf(shape.solid)
    const seat = Number(shape.values.headHeight ?? 0)
    const { volume, low, high, isClosed, worstNormal } = measureGlb(rawPayload)
    const box = [y[0], x[0] - seat, -z[1], y[1], x[1] - seat, -z[0]]
    const isRight =
      isClosed &&
      worstNormal > minCosine(options) &&
      // Facets lie between the corners of a curve, so the mesh is a little smaller or larger.
      Math.abs(volume / volumeOf(shape.solid) - 1) < 0.02 &&
      [...low, ...high].every((end, at) => Math.abs(end - (box[at] ?? 0)) < 0.06)
    if (!isRight) wrong.push(`${number}: ${volume} mm³, closed ${isClosed}, ${worstNormal}, ${low} ${high} ${box}`)
  }
  expect(wrong).toEqual([])
  return numbers.length
}

/** Slivers at the ends of a flat turn the most, and the few facets at the point of a cone, whose normal lies near its axis. */
function minCosine(options: PartOptions | null): number {
  const tip = options?.tip
  return 0.7 * (tip?.form === 'cone' ? Math.sin((tip.value * Math.PI) / 360) : 1)
}

import { laySideBySide } from '@normwerk/geometry/solid/lay-side-by-side'
import { familyOf } from '@normwerk/parts/families/families'
import type { Solid } from '@normwerk/parts/shape/shape'
import { asStocked, shapeOf } from '@normwerk/parts/shape/shape-of'
import { volumeOfGrooves } from '@normwerk/parts/shape/thread'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { materials, products } from '../../database/tables/products.ts'
import { readStepFile } from '../../testing/cad/read-step-file.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

interface WeighedArticle {
  articleNo: string
  /** kg */
  mass: number | null
  /** g/cm³ */
  density: number
  /** Volume of the grooves of its threads, which its solid lacks, mm³. */
  grooves: number
}

const solidsPerFile = 25
const hour = 60 * 60 * 1000
let shop: TestApp

beforeAll(async () => {
  shop = await startApp()
})
afterAll(() => shop.stop())

test('the bodies of all articles are sound and weigh what the shop says', {
  tags: ['release'],
  timeout: hour,
}, async () => {
  const all = await readArticlesBySolid()
  expect(all.length).toBeGreaterThan(0)
  const wrong: string[] = []
  for (let at = 0; at < all.length; at += solidsPerFile) {
    const some = all.slice(at, at + solidsPerFile)
    const volumes = await computeVolumes(some.map(({ solid }) => solid))
    expect(volumes).toHaveLength(some.length)
    for (const [index, volume] of volumes.entries()) {
      for (const { articleNo, mass, density, grooves } of some[index]?.articles ?? []) {
        const computed = (volume - grooves) * density * 1e-6
        // The shop rounds to 0.01 g, and the kernel computes to a millionth.
        const isRight = mass !== null && Math.abs(computed - mass) <= 0.000_005_1 + mass * 1e-6
        if (!isRight) wrong.push(`${articleNo}: ${mass} kg, its body ${computed} kg`)
      }
    }
  }
  expect(wrong).toEqual([])
})

/** Articles that differ in their material alone have the same solid, which is computed once. */
async function readArticlesBySolid(): Promise<{ solid: Solid; articles: WeighedArticle[] }[]> {
  const { database } = shop.dependencies
  const densities = new Map(
    (await database.select().from(materials)).map(({ code, properties }) => [code, properties.density?.value ?? 0]),
  )
  const rows = await database
    .select()
    .from(articles)
    .innerJoin(products, eq(products.id, articles.productId))
    .where(isNotNull(products.family))
  const bySolid = new Map<string, { solid: Solid; articles: WeighedArticle[] }>()
  for (const { articles: article, products: product } of rows) {
    const { articleNo, mass } = article
    const shape = product.family && shapeOf(familyOf(product.family), article.values, asStocked)
    if (shape === null) throw new Error(`${articleNo} has no shape`)
    const { solid, threads = [] } = shape
    const key = JSON.stringify(solid)
    const same = bySolid.get(key) ?? { solid, articles: [] }
    const grooves = threads.reduce((sum, thread) => sum + volumeOfGrooves(thread), 0)
    same.articles.push({ articleNo, mass, density: densities.get(product.material ?? '') ?? 0, grooves })
    bySolid.set(key, same)
  }
  return [...bySolid.values()]
}

/** Returns the volumes, mm³, that a CAD system reads from the file of these solids. */
async function computeVolumes(solids: readonly Solid[]): Promise<number[]> {
  const moved = laySideBySide(solids)
  const parts = solids.map((solid, at) => ({
    ...{ name: `${at}`, instance: `${at}`, solid, colour: '#b9bec4' },
    place: { x: 0, y: moved[at] ?? 0, z: 0, points: 'along' as const },
  }))
  const file = await shop.dependencies.cad.step('somebody', { name: 'All', parts })
  return (await readStepFile(file.toString())).solids.map(({ volume }) => volume)
}

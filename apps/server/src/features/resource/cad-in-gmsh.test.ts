import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfiguredPart } from '@normwerk/parts/configured-part'
import { familyOf } from '@normwerk/parts/families/families'
import { shapeOf } from '@normwerk/parts/shape/shape-of'
import { volumeOf } from '@normwerk/parts/shape/volume-of'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { hasGmsh, readWithGmsh } from '../../testing/cad/run-gmsh.ts'
import { sampleNumbers } from '../../testing/files/sample-numbers.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'normwerk-gmsh-'))
  shop = await shareApp()
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.skipIf(!hasGmsh)(
  'another program reads articles of every family as one closed body of the right volume',
  {
    tags: ['release'],
  },
  async () => {
    const samples = await sampleNumbers(shop.dependencies.database, 2)
    expect(samples.length).toBeGreaterThanOrEqual(20)
    const wrong: string[] = []
    for (const [at, { number, article, family }] of samples.entries()) {
      const schema = at % 2 === 0 ? 'ap214' : 'ap242'
      const { text } = await buyer.send('GET', `/api/resources/cad/${encodeURIComponent(number)}.step?schema=${schema}`)
      const options = parseConfiguredPart(number)
      const shape = options && shapeOf(familyOf(family), article.values, options)
      if (shape === null) throw new Error(`${number} has no shape`)
      const { solids, openEdges, volume } = readWithGmsh(folder, text)
      const isRight = solids === 1 && openEdges === 0 && Math.abs(volume / volumeOf(shape.solid) - 1) < 1e-6
      if (!isRight) wrong.push(`${number} (${schema}): ${solids} solids, ${openEdges} open edges, ${volume} mm³`)
    }
    expect(wrong).toEqual([])
  },
)

import { borePlates } from '@normwerk/parts/mould-base/bore-plates'
import { listHoles } from '@normwerk/parts/mould-base/list-holes'
import { usualSettings } from '@normwerk/parts/mould-base/usual-settings'
import { beforeAll, expect, test } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { addMouldBase } from '../../testing/cad/add-mould-base.ts'
import { hasEzdxf, readWithEzdxf } from '../../testing/cad/run-ezdxf.ts'
import { sampleNumbers } from '../../testing/files/sample-numbers.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor
beforeAll(async () => {
  shop = await shareApp()
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})

test.skipIf(!hasEzdxf)(
  'another program finds no fault in the drawings of every family, on their sheets and with their numbers',
  { tags: ['release'] },
  async () => {
    const samples = await sampleNumbers(shop.dependencies.database, 2)
    expect(samples.length).toBeGreaterThanOrEqual(20)
    const wrong: string[] = []
    for (const { number, article } of samples) {
      const { text } = await buyer.send('GET', `/api/resources/drawing/${encodeURIComponent(number)}.dxf`)
      const { faults, units, texts, low, high } = readWithEzdxf(text)
      const isOnSheet = Math.min(...low) >= 0 && Math.max(...high) <= 297
      const hasNumber = texts.some((words) => words.startsWith(article.articleNo))
      if (faults.length > 0 || units !== 4 || !isOnSheet || !hasNumber) {
        wrong.push(`${number}: ${faults.join(', ')}, ${units}, ${low} to ${high}, ${texts.join(' | ')}`)
      }
    }
    expect(wrong).toEqual([])
  },
)

test.skipIf(!hasEzdxf).for([
  { width: 156, length: 196 },
  { width: 246, length: 296 },
  { width: 446, length: 496 },
])(
  'another program reads the holes of a mould base of $width × $length without a fault',
  { tags: ['release'] },
  async (format) => {
    const pins = [{ x: 12.5, y: -20, diameter: 4, material: 'H', height: 0 } as const]
    const { groupId, base } = await addMouldBase(buyer, { ...usualSettings(format), pins })
    const { text } = await buyer.send('GET', `/api/cart/configurator/hole-plan/${groupId}`)
    const { faults, units, texts, circles } = readWithEzdxf(text)
    expect([faults, units]).toEqual([[], 4])
    expect(texts.filter((words) => words.includes('4 H7')).length).toBeGreaterThan(0)
    const holes = borePlates(base).flatMap((plate) => listHoles(plate))
    expect(circles).toBeGreaterThanOrEqual(holes.length)
  },
)

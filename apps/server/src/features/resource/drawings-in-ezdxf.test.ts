import { beforeAll, expect, test } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
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

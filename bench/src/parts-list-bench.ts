import { buildCatalogue } from '@normwerk/parts/catalogue/build-catalogue'
import { signIn } from './buyer.ts'
import { percentile, type Ratio, seededRandom } from './measure.ts'
import { withShop } from './shop.ts'

const rowCount = 2000
const lists = 10
const longestMs = 1000

/** A parts list of 2,000 rows tried over HTTP: no two lists alike, their rows of every kind. */
export function bench(): Promise<Ratio[]> {
  return withShop(async ({ address }) => {
    const buyer = await signIn(address, 'buyer')
    const random = seededRandom(1)
    const times: number[] = []
    for (let list = 0; list < lists; list++) {
      const body = { rows: makeRows(random), dryRun: true }
      const start = performance.now()
      await buyer.call('POST', '/api/cart/import', body)
      times.push(performance.now() - start)
    }
    const p95 = percentile(times, 0.95)
    return [
      {
        what: `dry run of a list of ${rowCount} rows, p95`,
        ours: `${p95.toFixed(0)} ms`,
        baseline: `below ${longestMs} ms`,
        ratio: p95 / longestMs,
        bar: 1,
      },
    ]
  })
}

const { articles } = buildCatalogue()

function makeRows(random: () => number): object[] {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const size = () => `${pick([2, 2.2, 3, 3.2, 4, 5, 6, 6.2, 8, 10])}x${pick([100, 125, 160, 200, 250])}`
  const kinds: (() => object)[] = [
    () => ({ articleNo: pick(articles)?.articleNo }),
    () => ({ designation: `Auswerferstift DIN 1530 AH ${size()}` }),
    () => ({
      designation: `Auswerferstift DIN 1530 A ${size().replace('.', ',')} gekürzt auf ${90 + Math.floor(random() * 1000) / 100}`,
    }),
    () => ({
      articleNo: `4711-${Math.floor(random() * 100_000)}`,
      designation: `Ejector pin ISO 6751 ${size()} nitrided`,
    }),
    () => ({ articleNo: `AZH-${(2 + random() * 8).toFixed(2)}x160` }),
    () => ({ articleNo: `M${Math.floor(random() * 100_000)}`, designation: 'Zylinderschraube ISO 4762 M6x20' }),
  ]
  return Array.from({ length: rowCount }, (_, index) => ({
    row: index + 1,
    ...pick(kinds)?.(),
    quantity: `${1 + Math.floor(random() * 50)} Stk.`,
  }))
}

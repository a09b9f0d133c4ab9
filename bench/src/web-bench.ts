import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { findChromium } from '../../scripts/find-chromium.ts'
import { findFreePort } from './faults/shop-process.ts'
import { percentile, type Ratio } from './measure.ts'
import { withOpenShop } from './shop.ts'

/** Fetched when it is needed, because it is larger than all other tools together; see decision 0117. */
const lighthouse = 'lighthouse@13.5.0'

/** At the addresses of a language, which search engines are told. */
const pages = [
  { name: 'landing', path: '/en' },
  // Search engines are told to leave out a search with a query.
  { name: 'search', path: '/en/search?q=pin', isIndexed: false },
  { name: 'product', path: '/en/product/AZH' },
  { name: 'category', path: '/en/category/ejection' },
]
const devices = { desktop: ['--preset=desktop'], mobile: [] }
const minScores = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 95 }
type Category = keyof typeof minScores
const categories = Object.keys(minScores) as Category[]
/** The median counts, because the performance of one run depends on what else the machine does. */
const runs = 3

/** Measures what Lighthouse says of the public pages, as a visitor with a desktop and with a phone. */
export async function bench(): Promise<Ratio[]> {
  const chromium = findChromium()
  if (chromium === null) throw new Error('no Chromium to load the pages with')
  // The canonical addresses of pages have the port that the shop was told.
  const port = String(await findFreePort())
  return withOpenShop(({ shop }) => measurePages(chromium, shop.address), { PORT: port })
}

async function measurePages(chromium: string, address: string): Promise<Ratio[]> {
  const lines: Ratio[] = []
  for (const { name, path, isIndexed = true } of pages) {
    for (const [device, settings] of Object.entries(devices)) {
      const scores: Scores[] = []
      while (scores.length < runs) scores.push(await measure(chromium, address + path, settings))
      for (const category of categories) {
        if (category === 'seo' && !isIndexed) continue
        const ofCategory = scores.map((of) => of[category])
        lines.push(atLeast(`${name} page, ${device}, ${category}`, percentile(ofCategory, 0.5), minScores[category]))
      }
    }
  }
  return lines
}

type Scores = Record<Category, number>

const score = z.object({ score: z.number() })
const Report = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
})

const run = promisify(execFile)

/** Loads a page in a browser of its own, with an empty cache. Returns the scores, 0 to 100. */
async function measure(chromium: string, url: string, settings: readonly string[]): Promise<Scores> {
  const browser = ['--chrome-flags=--headless --no-sandbox', `--only-categories=${categories.join()}`]
  const output = ['--output=json', '--output-path=stdout', '--quiet']
  const { stdout } = await run(
    'npm',
    ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, ...settings, ...browser, ...output],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  )
  const { categories: found } = z.parse(Report, JSON.parse(stdout))
  const of = (category: Category) => Math.round(found[category].score * 100)
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
  }
}

function atLeast(what: string, value: number, limit: number): Ratio {
  return { what, ours: `${value}`, baseline: `at least ${limit}`, ratio: limit / value, bar: 1 }
}

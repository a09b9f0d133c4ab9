import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/find-chromium.ts'
import { signIn } from './buyer.ts'
import { atMost, type Ratio } from './measure.ts'
import { demoPassword, withShop } from './shop.ts'

/** What a browser with an empty cache has transferred when a page is quiet, compressed by gzip, in bytes. */
interface Weight {
  scripts: number
  styles: number
  sheets: number
  requests: number
}

/** The pages, with the kilobytes of JavaScript that each may load. */
const pages = [
  { name: 'landing', path: '/', scripts: 130 },
  { name: 'category', path: '/category/ejection', scripts: 160 },
  { name: 'search', path: '/search?q=Auswerferstift', scripts: 160 },
  { name: 'product', path: '/product/AZH', scripts: 160 },
  { name: 'cart', path: '/cart', scripts: 170 },
]
const maxStyles = 20
const maxRequests = 25
/** Of three.js, the viewer and its texts, which the first 3D view loads. */
const maxViewer = 175

/** Measures what a browser loads for each page, as a visitor and signed in, and for the first 3D view. */
export function bench(): Promise<Ratio[]> {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error('no Chromium to load the pages with')
  return withShop(async ({ address }) => {
    await fillCart(address)
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    try {
      return [...(await weighPages(browser, address)), await weighViewer(browser, address)]
    } finally {
      await browser.close()
    }
  })
}

async function fillCart(address: string): Promise<void> {
  const buyer = await signIn(address, 'buyer')
  const rows = ['AZH-3.2x160', 'AZH-6x200', 'AZH-8x250'].map((articleNo, index) => ({ row: index + 1, articleNo }))
  await buyer.call('POST', '/api/cart/import', { rows: rows.map((row) => ({ ...row, quantity: 5 })), dryRun: false })
}

async function weighPages(browser: Browser, address: string): Promise<Ratio[]> {
  const scripts: Ratio[] = []
  const heaviest = { scripts: 0, styles: 0, sheets: 0, requests: 0 }
  for (const visitor of ['visitor', 'signed in']) {
    for (const { name, path, scripts: limit } of pages) {
      if (visitor === 'visitor' && name === 'cart') continue
      const context = await openContext(browser)
      if (visitor === 'signed in') await signInContext(context, address)
      const weight = await weigh(context, address + path)
      await context.close()
      scripts.push(atMost(`${name} page, ${visitor}, JavaScript`, weight.scripts / 1000, 'kB gzip', limit))
      for (const key of ['styles', 'sheets', 'requests'] as const) heaviest[key] = Math.max(heaviest[key], weight[key])
    }
  }
  return [
    ...scripts,
    atMost('style sheets of any page, together', heaviest.styles / 1000, 'kB gzip', maxStyles),
    atMost('style sheets of any page', heaviest.sheets, 'files', 1),
    atMost('requests of any page', heaviest.requests, 'requests', maxRequests),
  ]
}

/** Measures what opening the first 3D view adds to a product's page. */
async function weighViewer(browser: Browser, address: string): Promise<Ratio> {
  const context = await openContext(browser)
  await signInContext(context, address)
  const page = await context.newPage()
  await open(page, `${address}/product/AZH?article=AZH-6x200`)
  const read = watch(page)
  await page.getByRole('button', { name: '3D-Ansicht' }).click()
  // Without WebGL there is a sentence instead of the view, but the same scripts.
  await page.getByRole('application').or(page.getByText('Dieser Browser zeigt kein 3D.')).waitFor()
  const { scripts } = await read()
  await context.close()
  return atMost('3D view, JavaScript', scripts / 1000, 'kB gzip', maxViewer)
}

function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ locale: 'de-DE', extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
}

async function signInContext({ request }: BrowserContext, address: string): Promise<void> {
  await request.get(`${address}/api/language`)
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const data = { username: 'buyer', password: demoPassword }
  await request.post(`${address}/api/user/authenticate`, { headers: { 'x-xsrf-token': token }, data })
}

async function weigh(context: BrowserContext, url: string): Promise<Weight> {
  const page = await context.newPage()
  const read = watch(page)
  await open(page, url)
  return read()
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  // While a busy machine runs the first script, nothing is transferred.
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Counts what a page loads from now on, and returns how much it was so far. */
function watch(page: Page): () => Promise<Weight> {
  const weight = { scripts: 0, styles: 0, sheets: 0, requests: 0 }
  const finished: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    const type = request.resourceType()
    const count = async () => {
      const { responseHeadersSize, responseBodySize: size } = await request.sizes()
      // It came from the browser's cache: once the visitor moves the pointer, a late script is fetched, then imported.
      if (responseHeadersSize + size <= 0) return
      weight.requests++
      if (type === 'stylesheet') weight.sheets++
      if (new URL(request.url()).pathname.endsWith('.js')) weight.scripts += size
      if (type === 'stylesheet') weight.styles += size
    }
    finished.push(count())
  })
  return async () => {
    await Promise.all(finished)
    return weight
  }
}

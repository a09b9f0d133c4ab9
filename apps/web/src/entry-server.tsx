import { AsyncLocalStorage } from 'node:async_hooks'
import { type LanguageCode, locales } from '@normwerk/contract/language'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { CallError } from './api/call-error.ts'
import { type CarryInside, callInside } from './api/call-inside.ts'
import type { Config } from './api/config.ts'
import { createQueryClient } from './api/query-client.ts'
import { formatState } from './page-state.ts'
import { createShopRouter } from './router.ts'
import { Shop } from './shop.tsx'
import { openTexts } from './texts/open-texts.ts'

interface Visit {
  /** Path and query of the address. */
  url: string
  code: LanguageCode
  config: Config
  carry: CarryInside
}

interface RenderedPage {
  status: 200 | 404
  locale: string
  title: string
  html: string
  state: string
}

/** An address that the application has a page for. */
interface KnownPage {
  /** The server fills the page in, so that it shows text, drawings and prices before any script runs. */
  isRendered: boolean
  /** The source whose style sheets the rendered page needs beside those of every page. */
  styleSource: string | null
}

/** Knows the addresses; each visit has a router of its own. */
const routes = createShopRouter(
  { queryClient: createQueryClient(() => undefined), enterBundle: async () => undefined },
  createMemoryHistory(),
)

type Address = keyof typeof routes.routesByPath

/** The pages for everybody. The landing page is in every page's own file. */
const renderedPages = new Map<string, string | null>([
  ['/', null],
  ['/category/$slug', 'src/pages/category-page.tsx'],
  ['/search', 'src/pages/search-page.tsx'],
  ['/product/$productNr', 'src/pages/product-page.tsx'],
  ['/info/$key', 'src/pages/public-text-page.tsx'],
] satisfies [Address, string | null][])

/** Finds the page of a path by the routes of the application; `null` where there is none. */
export function findPage(path: string): KnownPage | null {
  const [, params, route] = routes.getMatchedRoutes(path)
  // The router answers the longest known beginning of a path, and the rest of it as `**`.
  if (route === undefined || params['**'] !== undefined) return null
  const styleSource = renderedPages.get(route.fullPath)
  return { isRendered: styleSource !== undefined, styleSource: styleSource ?? null }
}

/** The maximum number of rounds of calls. A page may need a second round when the first is answered. */
const maxRounds = 4

const visits = new AsyncLocalStorage<CarryInside>()
callInside((method, path, body) => {
  const carry = visits.getStore()
  if (carry === undefined) throw new Error('a call outside of a visit')
  return carry(method, path, body)
})

/** Renders a page with its data, as this visitor sees it before any script runs. */
export function renderPage(visit: Visit): Promise<RenderedPage> {
  return visits.run(visit.carry, () => render(visit))
}

async function render({ url, code, config }: Visit): Promise<RenderedPage> {
  const { text, enter } = await openTexts(code)
  const queryClient = createQueryClient(() => undefined)
  const router = createShopRouter({ queryClient, enterBundle: enter }, createMemoryHistory({ initialEntries: [url] }))
  await router.load()
  const print = () => renderToString(<Shop {...{ config, code, text, queryClient, router }} />)
  let html = print()
  for (let round = 0; round < maxRounds && (await fetchAwaited(queryClient)); round++) html = print()
  const { title, rest } = takeTitle(html)
  const state = formatState({ config, code, queries: dehydrate(queryClient) })
  const status = isMissing(queryClient) ? 404 : 200
  queryClient.clear()
  return { status, locale: locales[code], title, html: rest, state }
}

/** Fetches the data that the page waits for. Returns whether there was any. */
async function fetchAwaited(queryClient: QueryClient): Promise<boolean> {
  const awaited = queryClient
    .getQueryCache()
    .getAll()
    .filter(
      (query) => query.state.status === 'pending' && !('enabled' in query.options && query.options.enabled === false),
    )
  await Promise.all(awaited.map((query) => query.fetch().catch(() => undefined)))
  return awaited.length > 0
}

function isMissing(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.error instanceof CallError && state.error.status === 404)
}

/** React renders the title in the place where the page has it; a document needs it in the head. */
function takeTitle(html: string): { title: string; rest: string } {
  const found = /<title>(.*?)<\/title>/.exec(html)
  return { title: found?.[1] ?? 'Normwerk', rest: html.replace(/<title>.*?<\/title>/, '') }
}

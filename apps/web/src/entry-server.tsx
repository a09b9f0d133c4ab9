import { AsyncLocalStorage } from 'node:async_hooks'
import { type LanguageCode, locales } from '@normwerk/contract/language'
import { may } from '@normwerk/contract/permissions'
import type { Query, QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { type CarryInside, callInside } from './api/call-inside.ts'
import { cartCountQuery } from './api/cart-count.ts'
import { basepathOf, type Config, sameServer } from './api/config.ts'
import { languagesQuery } from './api/languages.ts'
import { noticeQuery } from './api/maintenance.ts'
import { meQuery } from './api/me.ts'
import { createQueryClient } from './api/query-client.ts'
import { formatState, holdMissing, listAnswers, listMissing } from './page-state.ts'
import { describePage } from './pages/head/describe-page.ts'
import { addressesIn, formatHead } from './pages/head/format-head.ts'
import { requestLanding } from './pages/landing/request-landing.ts'
import { createShopRouter } from './router.ts'
import { lateRoutes } from './routes/late-routes.ts'
import { accountRoutes } from './routes/office/account-routes.ts'
import { administrationRoutes } from './routes/office/administration-routes.ts'
import { formatSearch, parseSearch } from './search-params.ts'
import { Shop } from './shop.tsx'
import { openTexts } from './texts/open-texts.ts'

interface Visit {
  /** Path and query of the address, below the base address. */
  url: string
  /** Protocol and host of the shop. */
  origin: string
  code: LanguageCode
  config: Config
  carry: CarryInside
  /** Aborted when nobody waits for the page any longer. */
  signal: AbortSignal
}

interface RenderedPage {
  status: 200 | 404
  locale: string
  title: string
  /** What search engines and previews of links read. */
  head: string
  html: string
  state: string
}

/** An address that the application has a page for. */
interface KnownPage {
  /** Everybody may see the page, and the server renders it with its data. Of any other page it renders the shell. */
  isPublic: boolean
  /** A source whose style sheets the rendered page needs beside those of every page. */
  styleSource: string | null
  /** A source that the browser loads as soon as the first script runs. */
  scriptSource: string | null
  /**
   * The address without parameters that the page does not read, if the same page may be shown to every visitor. Null if
   * it names what a visitor has typed or chosen.
   */
  sharedAddress: string | null
  /** The address by which search engines shall know the page; null for a page that they shall leave out. */
  foundAddress: string | null
}

/** Knows the addresses; each visit has a router of its own. */
const routes = createShopRouter(
  { queryClient: createQueryClient(() => undefined), enterBundle: async () => undefined },
  basepathOf(sameServer),
  { history: createMemoryHistory(), lateRoutes },
)

type Address = keyof typeof routes.routesByPath

/** The public pages, and their parameters with few values, with which a page is shared. */
const publicRoutes = new Map<string, readonly string[]>([
  ['/', []],
  ['/category/$slug', ['page']],
  ['/search', ['category', 'page']],
  ['/assistant', ['type']],
  ['/product/$productNr', ['view']],
  ['/info/$key', []],
  ['/help', []],
  ['/help/$topic', []],
  ['/news', []],
  ['/news/$id', []],
] satisfies [Address, readonly string[]][])

/** Parameters that lead to other contents, not only to another view or choice. */
const foundParams = ['category', 'page']

const officeAddresses = new Set<string>([...accountRoutes, ...administrationRoutes].map(({ fullPath }) => fullPath))
/** All pages of the office have one style sheet together, so any of them names it. */
const officeStyleSource = 'src/pages/profile/profile-page.tsx'

const lateAddresses = new Set<string>(lateRoutes.map(({ fullPath }) => fullPath))
const lateScriptSource = 'src/routes/late-routes.ts'

/** Finds the page of an address by the routes of the application; `null` where there is none. */
export function findPage(url: string): KnownPage | null {
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  const [, params, route] = routes.getMatchedRoutes(path)
  // The router answers the longest known beginning of a path, and the rest of it as `**`.
  if (route === undefined || params['**'] !== undefined) return null
  const styleSource = officeAddresses.has(route.fullPath) ? officeStyleSource : null
  const scriptSource = lateAddresses.has(route.fullPath) ? lateScriptSource : null
  const needed = { styleSource, scriptSource }
  const sharedWith = publicRoutes.get(route.fullPath)
  if (sharedWith === undefined) return { isPublic: false, ...needed, sharedAddress: null, foundAddress: null }
  const { validateSearch } = route.options
  const search = typeof validateSearch === 'function' ? validateSearch(parseSearch(query)) : {}
  const isShared = Object.keys(search).every((name) => sharedWith.includes(name))
  const address = path.replace(/(?<=.)\/$/, '')
  const isTyped = route.fullPath === '/search' && !isShared
  return {
    isPublic: true,
    ...needed,
    sharedAddress: isShared ? address + formatSearch(search) : null,
    foundAddress: isTyped ? null : address + formatSearch(pick(search, foundParams)),
  }
}

/** The maximum number of rounds of calls. A page may need a second round when the first is answered. */
const maxRounds = 4

const visits = new AsyncLocalStorage<CarryInside>()
callInside((method, path, body) => {
  const carry = visits.getStore()
  if (carry === undefined) throw new Error('a call outside of a visit')
  return carry(method, path, body)
})

/**
 * Renders a page as this visitor sees it before any script runs: a public page with its data, any other as the frame,
 * the heading and the skeletons that it has until its data are loaded.
 */
export function renderPage(visit: Visit): Promise<RenderedPage> {
  return visits.run(visit.carry, () => render(visit))
}

async function render({ url, origin, code, config, signal }: Visit): Promise<RenderedPage> {
  const { text, enter } = await openTexts(code)
  const queryClient = createQueryClient(() => undefined)
  const history = createMemoryHistory({ initialEntries: [`${config.baseAddress}${url}`] })
  const router = createShopRouter({ queryClient, enterBundle: enter }, basepathOf(config), { history, lateRoutes })
  await router.load()
  const render = () => renderToString(<Shop {...{ config, code, text, queryClient, router }} />)
  const page = findPage(url)
  const renderAll = page?.isPublic === true ? renderWithData : renderShell
  const { fullPath: route = '', params = {} } = router.state.matches.at(-1) ?? {}
  if (route === '/') requestLanding(queryClient, config.product)
  const { title, rest } = takeTitle(await renderAll(queryClient, render, signal))
  const missing = listMissing(queryClient)
  const state = formatState({ config, code, answers: listAnswers(queryClient), missing })
  const isUnknown = missing.length > 0 || router.state.matches.some((match) => match.status === 'notFound')
  const address = isUnknown ? null : (page?.foundAddress ?? null)
  const described = { route, params, client: queryClient, text, address: addressesIn(origin, code) }
  const { product } = config
  const head = formatHead({ origin, code, title, address, product, description: describePage(described) })
  queryClient.clear()
  return { status: isUnknown ? 404 : 200, locale: locales[code], title, head, html: rest, state }
}

async function renderWithData(queryClient: QueryClient, render: () => string, signal: AbortSignal): Promise<string> {
  const hasBegun = queryClient.getQueryCache().getAll().length > 0
  // With the data of the frame, those that a loader has requested are often all of a page, which is rendered once.
  if (hasBegun) prefetchFrame(queryClient)
  let html = hasBegun ? '' : render()
  for (let round = 0; round < maxRounds && (await fetchAwaited(queryClient)); round++) {
    signal.throwIfAborted()
    holdMissing(queryClient, listMissing(queryClient))
    html = render()
  }
  return html
}

/** The data that every page shows around its own. */
function prefetchFrame(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(meQuery)
  void queryClient.prefetchQuery(noticeQuery)
  void queryClient.prefetchQuery(languagesQuery)
}

/**
 * A shell knows who requested it, so that it has their name, the count of their cart and an announced maintenance, and
 * shows at once if they may not see the page. Of its other data it has only those that the loader of its route waits for.
 */
async function renderShell(queryClient: QueryClient, render: () => string, signal: AbortSignal): Promise<string> {
  const [me] = await Promise.all([queryClient.fetchQuery(meQuery), queryClient.prefetchQuery(noticeQuery)])
  if (may(me?.roles ?? null, 'cart.use')) await queryClient.prefetchQuery(cartCountQuery)
  // The browser gets only the answers, and asks again for what has failed here.
  queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' })
  signal.throwIfAborted()
  return render()
}

/** Fetches the data that the page waits for, and those that are requested with them. Returns whether there was any. */
async function fetchAwaited(queryClient: QueryClient): Promise<boolean> {
  let hasFetched = false
  for (let awaited = listAwaited(queryClient); awaited.length > 0; awaited = listAwaited(queryClient)) {
    await Promise.all(awaited.map((query) => query.fetch().catch(() => undefined)))
    hasFetched = true
  }
  return hasFetched
}

function listAwaited(queryClient: QueryClient): Query[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'pending' && isEnabled(query))
}

function isEnabled(query: Query): boolean {
  if (!('enabled' in query.options)) return true
  const { enabled } = query.options
  return enabled instanceof Function ? Boolean(enabled(query)) : enabled !== false
}

function pick(search: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([name]) => names.includes(name)))
}

/** React renders the title in the place where the page has it; a document needs it in the head. */
function takeTitle(html: string): { title: string; rest: string } {
  const found = /<title>(.*?)<\/title>/.exec(html)
  return { title: found?.[1] ?? 'Normwerk', rest: html.replace(/<title>.*?<\/title>/, '') }
}

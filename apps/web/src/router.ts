import { createRoute, createRouter, type RouterHistory, redirect } from '@tanstack/react-router'
import { loadCode } from './api/load-code.ts'
import { ErrorPage } from './pages/error-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { cartRoutes } from './routes/cart-routes.ts'
import { catalogueRoutes } from './routes/catalogue-routes.ts'
import type { lateRoutes } from './routes/late-routes.ts'
import { parent, type RouterContext, rootRoute } from './routes/root-route.ts'
import { transferRoutes } from './routes/transfer-routes.ts'
import { formatSearch, parseSearch } from './search-params.ts'

type LateRoutes = typeof lateRoutes

const startRoutes = [...catalogueRoutes, ...cartRoutes, ...transferRoutes]

/** The type always has all routes, so that a link can name a page whose route is loaded later. */
function makeTree(further: (LateRoutes[number] | ReturnType<typeof makeLateRoute>)[]) {
  return rootRoute.addChildren([...startRoutes, ...further])
}

/** Stands for all late routes: it loads and adds them when one of their pages is opened, and opens that page again. */
function makeLateRoute(add: (routes: LateRoutes) => void) {
  return createRoute({
    ...parent,
    path: '$',
    beforeLoad: async ({ location: { pathname, search, hash } }): Promise<void> => {
      const { lateRoutes } = await loadCode(() => import('./routes/late-routes.ts'))
      add(lateRoutes)
      throw redirect({ to: pathname, search, hash, replace: true })
    },
  })
}

/** The first page may have been scrolled before the script ran, and stays there. */
function restoresScroll(): () => boolean {
  let isFirst = true
  return () => {
    const restores = !isFirst || window.scrollY === 0
    isFirst = false
    return restores
  }
}

interface Options {
  /** Left out in a browser, which has its own. */
  history?: RouterHistory
  /** Left out in a browser, which loads them when it needs one. */
  lateRoutes?: LateRoutes
}

/** @param basepath the path below which the pages are */
export function createShopRouter(context: RouterContext, basepath: string, { history, lateRoutes }: Options = {}) {
  const lateRoute = makeLateRoute((routes) => {
    makeTree(routes)
    router.setRoutes(router.buildRouteTree())
  })
  const router = createRouter({
    basepath,
    ...(history === undefined ? {} : { history }),
    routeTree: makeTree(lateRoutes ?? [lateRoute]),
    context,
    parseSearch,
    stringifySearch: formatSearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: 50,
    // The query cache decides which data is fresh.
    defaultPreloadStaleTime: 0,
    // While the server renders there is nothing to scroll, and the browser would block the inline script.
    scrollRestoration: history === undefined ? restoresScroll() : false,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
}

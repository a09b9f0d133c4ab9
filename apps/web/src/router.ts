import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from './pages/error-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { cartRoutes } from './routes/cart-routes.ts'
import { catalogueRoutes } from './routes/catalogue-routes.ts'
import { accountRoutes } from './routes/office/account-routes.ts'
import { administrationRoutes } from './routes/office/administration-routes.ts'
import { orderRoutes } from './routes/order-routes.ts'
import { type RouterContext, rootRoute } from './routes/root-route.ts'
import { formatSearch, parseSearch } from './search-params.ts'

const routeTree = rootRoute.addChildren([
  ...catalogueRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...accountRoutes,
  ...administrationRoutes,
])

/** The first page may have been scrolled before the script ran, and stays there. */
function restoresScroll(): () => boolean {
  let isFirst = true
  return () => {
    const restores = !isFirst || window.scrollY === 0
    isFirst = false
    return restores
  }
}

/**
 * @param basepath the path below which the pages are
 * @param history left out in a browser, which has its own
 */
export function createShopRouter(context: RouterContext, basepath: string, history?: RouterHistory) {
  return createRouter({
    basepath,
    ...(history === undefined ? {} : { history }),
    routeTree,
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
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
}

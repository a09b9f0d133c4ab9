import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { mainCategoriesQuery, productByNumberQuery, subCategoriesQuery } from './features/catalogue/queries.ts'
import { customerFilters } from './features/order/status-filter.ts'
import { ErrorPage } from './pages/error-page.tsx'
import { LandingPage } from './pages/landing-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { Shell } from './pages/shell.tsx'
import {
  parseSearch,
  printSearch,
  readChoiceParam,
  readFlagParam,
  readNumberParam,
  readPageParam,
  readTextParam,
} from './search-params.ts'

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Shell })
const parent = { getParentRoute: () => rootRoute }

const landingRoute = createRoute({ ...parent, path: '/', component: LandingPage })

const categoryRoute = createRoute({
  ...parent,
  path: '/category/$slug',
  validateSearch: (raw: Record<string, unknown>) => readPageParam(raw, 'page'),
  // Loaders start fetching and do not wait: the page opens at once and shows its own skeleton.
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(mainCategoriesQuery)
    void context.queryClient.prefetchQuery(subCategoriesQuery)
  },
  component: lazyRouteComponent(() => import('./pages/category-page.tsx'), 'CategoryPage'),
})

const searchRoute = createRoute({
  ...parent,
  path: '/search',
  validateSearch: (raw: Record<string, unknown>) => ({
    ...readTextParam(raw, 'q'),
    /** Printed by `printFilters`: `diameter:3|3.2;length:100..200`. */
    ...readTextParam(raw, 'filters'),
    /** Slug of a category. */
    ...readTextParam(raw, 'category'),
    /** Attribute key, `-` before it for descending. */
    ...readTextParam(raw, 'sort'),
    ...readPageParam(raw, 'page'),
    /** Products, or the dimensions of all of them as one table. */
    ...readChoiceParam(raw, 'view', ['dimensions']),
    /** The article and the tolerance class chosen in place of what was assumed of a named part. */
    ...readTextParam(raw, 'part'),
    ...readTextParam(raw, 'tolerance'),
  }),
  component: lazyRouteComponent(() => import('./pages/search-page.tsx'), 'SearchPage'),
})

const productRoute = createRoute({
  ...parent,
  path: '/product/$productNr',
  validateSearch: (raw: Record<string, unknown>) => ({
    /** The chosen dimension, and how it is trimmed. */
    ...readTextParam(raw, 'article'),
    ...readNumberParam(raw, 'length'),
    ...readTextParam(raw, 'tolerance'),
    ...readFlagParam(raw, 'certificate'),
    /** What a designation left open, comma-separated. */
    ...readTextParam(raw, 'assumed'),
    /** The text that was searched, for the other readings of it. */
    ...readTextParam(raw, 'q'),
    ...readChoiceParam(raw, 'view', ['list']),
    /** Column of the list, `-` before it for descending. */
    ...readTextParam(raw, 'sort'),
  }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(productByNumberQuery(params.productNr))
  },
  component: lazyRouteComponent(() => import('./pages/product-page.tsx'), 'ProductPage'),
})

const cartRoute = createRoute({
  ...parent,
  path: '/cart',
  component: lazyRouteComponent(() => import('./pages/cart-page.tsx'), 'CartPage'),
})
const deliveryRoute = createRoute({
  ...parent,
  path: '/cart/delivery',
  component: lazyRouteComponent(() => import('./pages/delivery-page.tsx'), 'DeliveryPage'),
})
const summaryRoute = createRoute({
  ...parent,
  path: '/cart/summary',
  component: lazyRouteComponent(() => import('./pages/summary-page.tsx'), 'SummaryPage'),
})
const confirmationRoute = createRoute({
  ...parent,
  path: '/order/$id/confirmation',
  component: lazyRouteComponent(() => import('./pages/confirmation-page.tsx'), 'ConfirmationPage'),
})
const ordersRoute = createRoute({
  ...parent,
  path: '/orders',
  validateSearch: (raw: Record<string, unknown>) => ({
    ...readTextParam(raw, 'q'),
    /** The customer's word for where an order stands. */
    ...readChoiceParam(raw, 'status', customerFilters),
    ...readChoiceParam(raw, 'type', ['Order', 'Inquiry'] as const),
    ...readPageParam(raw, 'page'),
  }),
  component: lazyRouteComponent(() => import('./pages/orders-page.tsx'), 'OrdersPage'),
})
const orderRoute = createRoute({
  ...parent,
  path: '/order/$id',
  component: lazyRouteComponent(() => import('./pages/order-page.tsx'), 'OrderPage'),
})

const loginRoute = createRoute({
  ...parent,
  path: '/login',
  /** `from`: the path to return to. */
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'from'),
  component: lazyRouteComponent(() => import('./pages/login-page.tsx'), 'LoginPage'),
})

const routeTree = rootRoute.addChildren([
  landingRoute,
  categoryRoute,
  searchRoute,
  productRoute,
  cartRoute,
  deliveryRoute,
  summaryRoute,
  confirmationRoute,
  ordersRoute,
  orderRoute,
  loginRoute,
])

/** The first page may have been scrolled before the script came; it stays there. */
function restoresScroll(): () => boolean {
  let isFirst = true
  return () => {
    const restores = !isFirst || window.scrollY === 0
    isFirst = false
    return restores
  }
}

/** @param history left out in a browser, which has its own */
export function createShopRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    ...(history === undefined ? {} : { history }),
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch: printSearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: 50,
    // Freshness is the query cache's business.
    defaultPreloadStaleTime: 0,
    // While the server renders there is nothing to scroll, and its inline script would be refused.
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

import { specialInAddress } from '@normwerk/contract/part-address'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { mainCategoriesQuery, productByNumberQuery, subCategoriesQuery } from '../features/catalogue/queries.ts'
import { customerFilters } from '../features/order/status-filter.ts'
import { LandingPage } from '../pages/landing-page.tsx'
import { readChoiceParam, readFlagParam, readNumberParam, readPageParam, readTextParam } from '../search-params.ts'
import { needsBundles, parent } from './root-route.ts'

const ordering = needsBundles('order')
/** The page can also create an address. */
const delivering = needsBundles('order', 'office')

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
  component: lazyRouteComponent(() => import('../pages/category-page.tsx'), 'CategoryPage'),
})

const searchRoute = createRoute({
  ...parent,
  path: '/search',
  validateSearch: (raw: Record<string, unknown>) => ({
    ...readTextParam(raw, 'q'),
    /** Format of `formatFilters`: `diameter:3|3.2;length:100..200`. */
    ...readTextParam(raw, 'filters'),
    /** Slug of a category. */
    ...readTextParam(raw, 'category'),
    /** Attribute key, with a leading `-` for descending. */
    ...readTextParam(raw, 'sort'),
    ...readPageParam(raw, 'page'),
    /** Products, or the sizes of all of them as one table. */
    ...readChoiceParam(raw, 'view', ['dimensions']),
    /** The article and the tolerance class chosen instead of the assumptions about a named part. */
    ...readTextParam(raw, 'part'),
    ...readTextParam(raw, 'tolerance'),
  }),
  component: lazyRouteComponent(() => import('../pages/search-page.tsx'), 'SearchPage'),
})

const productRoute = createRoute({
  ...parent,
  path: '/product/$productNr',
  validateSearch: (raw: Record<string, unknown>) => ({
    /** The chosen article, and its machining. */
    ...readTextParam(raw, 'article'),
    ...readNumberParam(raw, 'length'),
    ...readTextParam(raw, 'tolerance'),
    ...readFlagParam(raw, 'certificate'),
    ...readTextParam(raw, ...specialInAddress),
    /** Assumptions of a designation, comma-separated. */
    ...readTextParam(raw, 'assumed'),
    /** The text that was searched, for its other readings. */
    ...readTextParam(raw, 'q'),
    ...readChoiceParam(raw, 'view', ['list']),
    /** Column of the list, with a leading `-` for descending. */
    ...readTextParam(raw, 'sort'),
  }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(productByNumberQuery(params.productNr))
  },
  component: lazyRouteComponent(() => import('../pages/product-page.tsx'), 'ProductPage'),
})

const cartRoute = createRoute({
  ...ordering,
  path: '/cart',
  /** A cart other than the default one, and its sort column, with a leading `-` for descending. */
  validateSearch: (raw: Record<string, unknown>) => ({ ...readTextParam(raw, 'cart'), ...readTextParam(raw, 'sort') }),
  component: lazyRouteComponent(() => import('../pages/cart-page.tsx'), 'CartPage'),
})
const deliveryRoute = createRoute({
  ...delivering,
  path: '/cart/delivery',
  component: lazyRouteComponent(() => import('../pages/delivery-page.tsx'), 'DeliveryPage'),
})
const summaryRoute = createRoute({
  ...ordering,
  path: '/cart/summary',
  component: lazyRouteComponent(() => import('../pages/summary-page.tsx'), 'SummaryPage'),
})
const confirmationRoute = createRoute({
  ...ordering,
  path: '/order/$id/confirmation',
  component: lazyRouteComponent(() => import('../pages/confirmation-page.tsx'), 'ConfirmationPage'),
})
const ordersRoute = createRoute({
  ...ordering,
  path: '/orders',
  validateSearch: (raw: Record<string, unknown>) => ({
    ...readTextParam(raw, 'q'),
    /** The customer's word for the status. */
    ...readChoiceParam(raw, 'status', customerFilters),
    ...readChoiceParam(raw, 'type', ['Order', 'Inquiry'] as const),
    ...readPageParam(raw, 'page'),
  }),
  component: lazyRouteComponent(() => import('../pages/orders-page.tsx'), 'OrdersPage'),
})
const orderRoute = createRoute({
  ...ordering,
  path: '/order/$id',
  component: lazyRouteComponent(() => import('../pages/order-page.tsx'), 'OrderPage'),
})

const cartsRoute = createRoute({
  ...ordering,
  path: '/carts',
  component: lazyRouteComponent(() => import('../pages/carts-page.tsx'), 'CartsPage'),
})
const projectsRoute = createRoute({
  ...ordering,
  path: '/projects',
  validateSearch: (raw: Record<string, unknown>) => ({ ...readTextParam(raw, 'q'), ...readFlagParam(raw, 'archived') }),
  component: lazyRouteComponent(() => import('../pages/projects-page.tsx'), 'ProjectsPage'),
})
const projectRoute = createRoute({
  ...ordering,
  path: '/projects/$id',
  component: lazyRouteComponent(() => import('../pages/project-page.tsx'), 'ProjectPage'),
})
const favoritesRoute = createRoute({
  ...ordering,
  path: '/favorites',
  validateSearch: (raw: Record<string, unknown>) => readPageParam(raw, 'page'),
  component: lazyRouteComponent(() => import('../pages/favorites-page.tsx'), 'FavoritesPage'),
})
const customerPartNumbersRoute = createRoute({
  ...ordering,
  path: '/own-numbers',
  validateSearch: (raw: Record<string, unknown>) => ({ ...readTextParam(raw, 'q'), ...readPageParam(raw, 'page') }),
  component: lazyRouteComponent(() => import('../pages/customer-part-numbers-page.tsx'), 'CustomerPartNumbersPage'),
})
const rememberedPartsRoute = createRoute({
  ...ordering,
  path: '/own-numbers/remembered',
  validateSearch: (raw: Record<string, unknown>) => ({ ...readTextParam(raw, 'q'), ...readPageParam(raw, 'page') }),
  component: lazyRouteComponent(() => import('../pages/remembered-parts-page.tsx'), 'RememberedPartsPage'),
})
const dashboardRoute = createRoute({
  ...ordering,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('../pages/dashboard-page.tsx'), 'DashboardPage'),
})

/** Finding and ordering parts. */
export const shopRoutes = [
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
  cartsRoute,
  projectsRoute,
  projectRoute,
  favoritesRoute,
  customerPartNumbersRoute,
  rememberedPartsRoute,
  dashboardRoute,
]

import { may } from '@normwerk/contract/permissions'
import { createRoute } from '@tanstack/react-router'
import { meQuery } from '../api/me.ts'
import { readFlagParam, readPageParam, readTextParam } from '../search-params.ts'
import { lazyRouteComponent } from './lazy-route-component.ts'
import { needsBundles } from './root-route.ts'

const ordering = needsBundles('cart', 'machining', 'order', 'orderStart', 'forms')
/** The page can also create an address. */
const delivering = needsBundles('cart', 'order', 'office', 'forms')
/** The pages also read lists of parts. */
const listing = needsBundles('cart', 'machining', 'partsList', 'order', 'forms')

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

const configuratorRoute = createRoute({
  ...needsBundles('configurator', 'cart', 'catalogue'),
  path: '/configurator',
  /** The group of a cart that is configured again; without one a new mould base. */
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'group'),
  component: lazyRouteComponent(() => import('../pages/configurator-page.tsx'), 'ConfiguratorPage'),
})
const cadRoute = createRoute({
  ...needsBundles('machining', 'partsList', 'designation', 'order'),
  path: '/cad',
  /** The cart, order or project whose files are wanted; without any the page asks for a list. */
  validateSearch: (raw: Record<string, unknown>) => readTextParam(raw, 'cart', 'order', 'project'),
  component: lazyRouteComponent(() => import('../pages/cad-page.tsx'), 'CadPage'),
})
const ordersRoute = createRoute({
  ...ordering,
  path: '/orders',
  validateSearch: (raw: Record<string, unknown>) => ({
    ...readTextParam(raw, 'q', 'type', 'status', 'from', 'to', 'by', 'sort'),
    ...readPageParam(raw, 'page'),
  }),
  component: lazyRouteComponent(() => import('../pages/orders-page.tsx'), 'OrdersPage'),
})
const invoicesRoute = createRoute({
  ...ordering,
  path: '/invoices',
  validateSearch: (raw: Record<string, unknown>) => ({
    ...readTextParam(raw, 'q', 'from', 'to', 'sort'),
    ...readPageParam(raw, 'page'),
  }),
  component: lazyRouteComponent(() => import('../pages/invoices-page.tsx'), 'InvoicesPage'),
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
  validateSearch: (raw: Record<string, unknown>) => ({
    ...readTextParam(raw, 'q'),
    ...readFlagParam(raw, 'archived'),
    ...readTextParam(raw, 'sort'),
  }),
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
  ...listing,
  path: '/own-numbers/remembered',
  validateSearch: (raw: Record<string, unknown>) => ({ ...readTextParam(raw, 'q'), ...readPageParam(raw, 'page') }),
  component: lazyRouteComponent(() => import('../pages/remembered-parts-page.tsx'), 'RememberedPartsPage'),
})
const partNotesRoute = createRoute({
  ...needsBundles('notes', 'forms'),
  path: '/part-notes',
  validateSearch: (raw: Record<string, unknown>) => ({ ...readTextParam(raw, 'q'), ...readPageParam(raw, 'page') }),
  component: lazyRouteComponent(() => import('../pages/part-notes-page.tsx'), 'PartNotesPage'),
})
const dashboardRoute = createRoute({
  ...needsBundles('cart', 'partsList', 'order', 'orderStart', 'forms', 'newsletter'),
  path: '/dashboard',
  loader: async ({ context: { queryClient } }) => {
    if (!import.meta.env.SSR) return
    await queryClient.prefetchQuery(meQuery)
    const roles = queryClient.getQueryData(meQuery.queryKey)?.roles ?? null
    // The tiles wait for the carts that are shown above them.
    if (!may(roles, 'cart.keep') || !may(roles, 'order.submit')) return
    const { cartsQuery } = await import('../shared/cart/carts-query.ts')
    await queryClient.prefetchQuery(cartsQuery)
  },
  component: lazyRouteComponent(() => import('../pages/dashboard-page.tsx'), 'DashboardPage'),
})

/** Orders, the way to them from a cart, and what a customer keeps to order again. */
export const orderRoutes = [
  deliveryRoute,
  summaryRoute,
  confirmationRoute,
  configuratorRoute,
  cadRoute,
  ordersRoute,
  invoicesRoute,
  orderRoute,
  cartsRoute,
  projectsRoute,
  projectRoute,
  favoritesRoute,
  customerPartNumbersRoute,
  rememberedPartsRoute,
  partNotesRoute,
  dashboardRoute,
]

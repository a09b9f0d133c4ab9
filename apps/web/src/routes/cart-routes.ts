import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readTextParam } from '../search-params.ts'
import { needsBundles } from './root-route.ts'

const carts = needsBundles('cart')
const ordering = needsBundles('cart', 'order')
/** The page can also create an address. */
const delivering = needsBundles('cart', 'order', 'office')

const cartRoute = createRoute({
  ...carts,
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
const cartsRoute = createRoute({
  ...carts,
  path: '/carts',
  component: lazyRouteComponent(() => import('../pages/carts-page.tsx'), 'CartsPage'),
})

/** Carts, and the way from a cart to an order. */
export const cartRoutes = [cartRoute, deliveryRoute, summaryRoute, confirmationRoute, cartsRoute]

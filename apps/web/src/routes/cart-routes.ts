import { createRoute } from '@tanstack/react-router'
import { readTextParam } from '../search-params.ts'
import { lazyRouteComponent } from './lazy-route-component.ts'
import { needsBundles } from './root-route.ts'

const cartRoute = createRoute({
  ...needsBundles('cart', 'machining'),
  path: '/cart',
  /** A cart other than the default one, and its sort column, with a leading `-` for descending. */
  validateSearch: (raw: Record<string, unknown>) => ({ ...readTextParam(raw, 'cart'), ...readTextParam(raw, 'sort') }),
  component: lazyRouteComponent(() => import('../pages/cart-page.tsx'), 'CartPage'),
})

/** The cart, the largest page. In an area of its own it loads nothing that only the pages of orders need. */
export const cartRoutes = [cartRoute]

import { createRoute } from '@tanstack/react-router'
import { lazyRouteComponent } from './lazy-route-component.ts'
import { needsBundles } from './root-route.ts'

const carts = needsBundles('cart', 'machining')

/** A document of its own, whose policy alone allows a form to the purchasing system. */
const transferRoute = createRoute({
  ...carts,
  path: '/transfer',
  component: lazyRouteComponent(() => import('../pages/transfer-page.tsx'), 'TransferPage'),
})

/** In an area of its own, because the cart would load the table of positions that only this page shares with orders. */
export const transferRoutes = [transferRoute]

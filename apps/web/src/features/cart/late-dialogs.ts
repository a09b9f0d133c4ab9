import { lateDialog } from '../../ui/late/late-dialog.tsx'

export const CartDialog = lateDialog(
  () => import('./saved/cart-dialog.tsx').then((file) => file.CartDialog),
  'cart',
  'cartActions',
  'forms',
)
export const ClearCart = lateDialog(
  () => import('./clear-cart.tsx').then((file) => file.ClearCart),
  'cart',
  'cartActions',
)
export const HandOverDialog = lateDialog(
  () => import('./saved/hand-over-dialog.tsx').then((file) => file.HandOverDialog),
  'cart',
  'cartActions',
  'forms',
)
export const LoadFailure = lateDialog(
  () => import('./saved/load-failure.tsx').then((file) => file.LoadFailure),
  'cart',
  'cartActions',
)
export const LoadReport = lateDialog(
  () => import('./saved/load-report.tsx').then((file) => file.LoadReport),
  'cart',
  'cartActions',
)
export const NewCartDialog = lateDialog(
  () => import('./saved/new-cart-dialog.tsx').then((file) => file.NewCartDialog),
  'cart',
  'cartActions',
  'forms',
)

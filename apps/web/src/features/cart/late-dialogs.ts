import { lateDialog } from '../../ui/late/late-dialog.tsx'

export const CartDialog = lateDialog(
  () => import('./saved/cart-dialog.tsx').then((file) => file.CartDialog),
  'cart',
  'forms',
)
export const CartNameDialog = lateDialog(
  () => import('./saved/cart-name-dialog.tsx').then((file) => file.CartNameDialog),
  'cart',
  'forms',
)
export const ClearCart = lateDialog(() => import('./clear-cart.tsx').then((file) => file.ClearCart), 'cart')
export const HandOverDialog = lateDialog(
  () => import('./saved/hand-over-dialog.tsx').then((file) => file.HandOverDialog),
  'cart',
  'forms',
)
export const LoadFailure = lateDialog(() => import('./saved/load-failure.tsx').then((file) => file.LoadFailure), 'cart')
export const LoadReport = lateDialog(() => import('./saved/load-report.tsx').then((file) => file.LoadReport), 'cart')
export const NewCartDialog = lateDialog(
  () => import('./saved/new-cart-dialog.tsx').then((file) => file.NewCartDialog),
  'cart',
  'forms',
)
export const SetRemarksDialog = lateDialog(
  () => import('./remarks/set-remarks-dialog.tsx').then((file) => file.SetRemarksDialog),
  'cart',
  'forms',
)

import { lateDialog } from '../../ui/late/late-dialog.tsx'

export const LateImport = lateDialog(
  () => import('./parts-list-import.tsx').then((file) => file.PartsListImport),
  'cart',
  'machining',
  'partsList',
  'designation',
  'order',
  'forms',
)

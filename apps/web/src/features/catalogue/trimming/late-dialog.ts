import { lateDialog } from '../../../ui/late/late-dialog.tsx'

export const TrimmingDialog = lateDialog(
  () => import('./trimming-dialog.tsx').then((file) => file.TrimmingDialog),
  'catalogue',
  'machining',
  'trimming',
  'forms',
)

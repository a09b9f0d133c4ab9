import { lateDialog } from '../../../ui/overlays/late-dialog.tsx'

export const TrimmingDialog = lateDialog(() => import('./trimming-dialog.tsx').then((file) => file.TrimmingDialog))

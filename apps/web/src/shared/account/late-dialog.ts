import { lateDialog } from '../../ui/late/late-dialog.tsx'

export const SignInDialog = lateDialog(() => import('./sign-in-dialog.tsx').then((file) => file.SignInDialog))

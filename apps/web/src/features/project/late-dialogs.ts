import { lateDialog } from '../../ui/late/late-dialog.tsx'

export const ProjectDialog = lateDialog(
  () => import('./project-dialog.tsx').then((file) => file.ProjectDialog),
  'order',
  'forms',
)
export const DeleteProjectDialog = lateDialog(
  () => import('./delete-project-dialog.tsx').then((file) => file.DeleteProjectDialog),
  'order',
)

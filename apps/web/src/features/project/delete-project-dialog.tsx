import type { Project } from '@normwerk/contract/project'
import { projectTitle } from '../../shared/cart/projects.tsx'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { DeleteDialog } from '../../ui/overlays/delete-dialog.tsx'
import { useDeleteProject } from './queries.ts'

interface Props {
  project: Project
  onClose: () => void
  onDeleted: () => void
}

export function DeleteProjectDialog({ project, onClose, onDeleted }: Props) {
  const text = useText()
  const remove = useDeleteProject(project.id)
  return (
    <DeleteDialog
      title={text('project.deleteTitle')}
      keep={text('ui.cancel')}
      act={text('project.delete')}
      pending={remove.isPending}
      failure={remove.error && formatError(remove.error, text).message}
      onClose={onClose}
      onDelete={() => remove.mutate(undefined, { onSuccess: onDeleted })}
    >
      {remove.error === null && <p>{text('project.deleteQuestion', { name: projectTitle(project) })}</p>}
    </DeleteDialog>
  )
}

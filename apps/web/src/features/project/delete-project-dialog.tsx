import type { Project } from '@normwerk/contract/project'
import { describeError } from '../../texts/describe-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useDeleteProject } from './queries.ts'

interface Props {
  project: Project
  onClose: () => void
  onDeleted: () => void
}

/** Asks first; it is mounted to open. */
export function DeleteProjectDialog({ project, onClose, onDeleted }: Props) {
  const text = useText()
  const remove = useDeleteProject(project.id)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={text('project.deleteTitle')}
      size="small"
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {text('project.cancel')}
          </Button>
          <Button
            look="danger"
            pending={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: onDeleted })}
          >
            {text('project.delete')}
          </Button>
        </>
      }
    >
      {remove.error === null ? (
        <p>{text('project.deleteQuestion', { name: `${project.number} · ${project.name}` })}</p>
      ) : (
        <Notice tone="bad" live>
          {describeError(remove.error, text).message}
        </Notice>
      )}
    </Dialog>
  )
}

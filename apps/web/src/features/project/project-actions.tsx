import type { Project } from '@normwerk/contract/project'
import { useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { PencilIcon, TrashIcon } from '../../ui/page-icons.tsx'
import { DeleteProjectDialog, ProjectDialog } from './late-dialogs.ts'
import { useArchiveProject } from './queries.ts'

export function ProjectActions({ project, onDeleted }: { project: Project; onDeleted: () => void }) {
  const text = useText()
  const [asked, setAsked] = useState<'change' | 'delete' | null>(null)
  const archive = useArchiveProject(project.id)
  const close = () => setAsked(null)
  return (
    <>
      <Button icon={<PencilIcon size={16} />} onClick={() => setAsked('change')}>
        {text('project.edit')}
      </Button>
      <Button pending={archive.isPending} onClick={() => archive.mutate(!project.archived)}>
        {text(project.archived ? 'project.bringBack' : 'project.archive')}
      </Button>
      <Button variant="quiet" icon={<TrashIcon size={16} />} onClick={() => setAsked('delete')}>
        {text('project.delete')}
      </Button>
      {asked === 'change' && (
        <ProjectDialog
          project={project}
          onClose={close}
          onSaved={() => {
            close()
            showToast({ message: text('project.saved') })
          }}
        />
      )}
      {asked === 'delete' && <DeleteProjectDialog project={project} onClose={close} onDeleted={onDeleted} />}
    </>
  )
}

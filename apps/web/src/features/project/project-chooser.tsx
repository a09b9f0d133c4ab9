import type { ProjectRef } from '@normwerk/contract/cart'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { projectOptions, projectsQuery, projectTitle } from '../../shared/cart/projects.tsx'
import { useText } from '../../texts/language-context.tsx'
import { ProjectDialog } from './late-dialogs.ts'
import styles from './project-chooser.module.css'

interface Props {
  /** The project of the cart on the server. */
  project: ProjectRef | null
  /** The latest choice, even if it is not saved yet. */
  chosenId: string | null
  disabled: boolean
  onChoose: (projectId: string | null) => void
}

const none = ''
const makeNew = 'new'

/** Chooses the mould for which the cart's parts are. */
export function ProjectChooser({ project, chosenId, disabled, onChoose }: Props) {
  const text = useText()
  const { data = [] } = useQuery(projectsQuery)
  const [asksNew, setAsksNew] = useState(false)

  function choose({ target: { value } }: ChangeEvent<HTMLSelectElement>): void {
    if (value === makeNew) setAsksNew(true)
    else onChoose(value === none ? null : value)
  }

  return (
    <>
      <label className={styles.chooser}>
        <span>{text('project.title')}</span>
        <select value={chosenId ?? none} disabled={disabled} onChange={choose}>
          <option value={none}>{text('project.none')}</option>
          {projectOptions(data, project, chosenId).map((entry) => (
            <option key={entry.id} value={entry.id}>
              {projectTitle(entry)}
            </option>
          ))}
          <option value={makeNew}>{text('project.newEllipsis')}</option>
        </select>
      </label>
      {asksNew && (
        <ProjectDialog
          project={null}
          onClose={() => setAsksNew(false)}
          onSaved={({ id }) => {
            setAsksNew(false)
            onChoose(id)
          }}
        />
      )}
    </>
  )
}

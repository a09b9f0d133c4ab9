import type { ProjectRef } from '@normwerk/contract/cart'
import { useQuery } from '@tanstack/react-query'
import { projectOptions, projectsQuery, projectTitle } from '../../../shared/cart/projects.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'

interface Props {
  present: ProjectRef | null
  chosenId: string | null
  onChoose: (projectId: string | null) => void
}

/** Chooses the mould of a new cart; not shown for a company without projects. */
export function ProjectField({ present, chosenId, onChoose }: Props) {
  const text = useText()
  const { data = [] } = useQuery(projectsQuery)
  const offered = projectOptions(data, present, chosenId)
  if (offered.length === 0) return null
  return (
    <SelectField
      name="projectId"
      label={text('cart.saved.project')}
      optional
      value={chosenId ?? ''}
      options={[
        { value: '', label: text('cart.saved.noProject') },
        ...offered.map((project) => ({ value: project.id, label: projectTitle(project) })),
      ]}
      onChange={(value) => onChoose(value === '' ? null : value)}
    />
  )
}

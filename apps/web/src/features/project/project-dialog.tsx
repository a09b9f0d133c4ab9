import { maxProjectLengths } from '@normwerk/contract/limits'
import type { Project } from '@normwerk/contract/project'
import { useState } from 'react'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import formStyles from '../../shared/forms/form-fields.module.css'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { useText } from '../../texts/language-context.tsx'
import { TextArea, TextField } from '../../ui/forms/text-field.tsx'
import { useSaveProject } from './queries.ts'
import { statedWear, wearEntryOf } from './wear-entry.ts'
import { WearFields } from './wear-fields.tsx'

interface Props {
  /** The project to change; `null` for a new one. */
  project: Project | null
  onClose: () => void
  onSaved: (project: Project) => void
}

/** A form for a project. Mounting it opens it. */
export function ProjectDialog({ project, onClose, onSaved }: Props) {
  const text = useText()
  const save = useSaveProject(project?.id ?? null)
  const [entry, setEntry] = useState({
    number: project?.number ?? '',
    name: project?.name ?? '',
    revision: project?.revision ?? '',
    description: project?.description ?? '',
  })
  const [wearEntry, setWearEntry] = useState(wearEntryOf(project?.wear ?? null))
  const wear = statedWear(wearEntry)
  const required = (typed: string) => (typed.trim() === '' ? text('field.required') : null)
  const errors = useFormErrors({
    fieldErrors: {
      number: required(entry.number),
      name: required(entry.name),
      'wear.shots': wear === undefined && wearEntry.shots === null ? text('field.required') : null,
      'wear.partLife': wear === undefined && wearEntry.partLife === null ? text('field.required') : null,
    },
    failure: save.error,
    codes: { projectNumberTaken: 'number' },
  })
  const field = (name: keyof typeof entry) => ({
    name,
    value: entry[name],
    autoComplete: 'off',
    error: errors.of(name),
    onChange: (event: { target: { value: string } }) => setEntry({ ...entry, [name]: event.target.value }),
  })

  function submit(): void {
    if (!errors.pass() || wear === undefined) return
    const { number, name, revision, description } = entry
    const input = { number, name, revision: emptyAsNull(revision), description: emptyAsNull(description), wear }
    save.mutate(input, { onSuccess: onSaved })
  }

  return (
    <FormDialog
      title={text(project === null ? 'project.new' : 'project.change')}
      form={errors.form}
      failure={errors.general}
      action={text('project.save')}
      pending={save.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <div className={formStyles.pair}>
        <TextField
          {...field('number')}
          label={text('project.number')}
          hint={text('project.numberHint')}
          maxLength={maxProjectLengths.number}
          data-autofocus
        />
        <TextField
          {...field('revision')}
          label={text('project.revision')}
          optional
          maxLength={maxProjectLengths.revision}
        />
      </div>
      <TextField
        {...field('name')}
        label={text('project.name')}
        hint={text('project.nameHint')}
        maxLength={maxProjectLengths.name}
      />
      <TextArea
        {...field('description')}
        label={text('project.description')}
        optional
        rows={3}
        maxLength={maxProjectLengths.description}
      />
      <WearFields entry={wearEntry} error={errors.of} onChange={setWearEntry} />
    </FormDialog>
  )
}

function emptyAsNull(typed: string): string | null {
  return typed.trim() === '' ? null : typed
}

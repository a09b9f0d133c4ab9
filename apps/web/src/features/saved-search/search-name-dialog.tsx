import { maxSavedSearchNameLength } from '@normwerk/contract/limits'
import { useState } from 'react'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { useText } from '../../texts/language-context.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'

interface Props {
  title: string
  hint?: string
  initial: string
  pending: boolean
  failure: Error | null
  onClose: () => void
  onSubmit: (name: string) => void
}

/** Asks for the name of a search. Mounting it opens it. */
export function SearchNameDialog({ title, hint, initial, pending, failure, onClose, onSubmit }: Props) {
  const text = useText()
  const [name, setName] = useState(initial)
  const errors = useFormErrors({ fieldErrors: { name: name.trim() === '' ? text('field.required') : null }, failure })

  function submit(): void {
    if (errors.pass()) onSubmit(name.trim())
  }

  return (
    <FormDialog
      title={title}
      size="small"
      form={errors.form}
      failure={errors.general}
      action={text('savedSearch.save')}
      pending={pending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        name="name"
        label={text('savedSearch.name')}
        {...(hint !== undefined && { hint })}
        maxLength={maxSavedSearchNameLength}
        autoComplete="off"
        data-autofocus
        value={name}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
        error={errors.of('name')}
      />
    </FormDialog>
  )
}

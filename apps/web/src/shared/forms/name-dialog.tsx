import { type ReactNode, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useFormErrors } from './use-form-errors.ts'

interface Props {
  title: string
  action: string
  /** Of the field. */
  label: string
  hint?: string
  maxLength: number
  initial?: string
  pending: boolean
  failure: Error | null
  onClose: () => void
  onSubmit: (name: string) => void
  /** More fields below the name. */
  children?: ReactNode
}

/** Asks for a name. Mounting it opens it. */
export function NameDialog(props: Props) {
  const { title, action, label, hint, maxLength, initial = '', pending, failure, onClose, onSubmit, children } = props
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
      action={action}
      pending={pending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        name="name"
        label={label}
        {...(hint !== undefined && { hint })}
        maxLength={maxLength}
        autoComplete="off"
        data-autofocus
        value={name}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
        error={errors.of('name')}
      />
      {children}
    </FormDialog>
  )
}

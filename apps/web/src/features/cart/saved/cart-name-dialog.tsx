import { maxCartNameLength } from '@normwerk/contract/limits'
import { type ReactNode, useState } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { useText } from '../../../texts/language-context.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'

interface Props {
  title: string
  action: string
  initial?: string
  pending: boolean
  failure: Error | null
  onClose: () => void
  onSubmit: (name: string) => void
  /** More fields below the name. */
  children?: ReactNode
}

/** Asks for the name of a cart. It is mounted to open. */
export function CartNameDialog(props: Props) {
  const { title, action, initial = '', pending, failure, onClose, onSubmit, children } = props
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
        label={text('cart.saved.name')}
        maxLength={maxCartNameLength}
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

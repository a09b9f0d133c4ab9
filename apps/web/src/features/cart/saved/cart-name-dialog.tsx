import { maxCartNameLength } from '@normwerk/contract/limits'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import formStyles from '../../../shared/forms/form-fields.module.css'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

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
  const id = useId()
  const [name, setName] = useState(initial)
  const errors = useFormErrors({ fieldErrors: { name: name.trim() === '' ? text('field.required') : null }, failure })

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!pending && errors.pass()) onSubmit(name.trim())
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{text('cart.saved.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" pending={pending}>
            {action}
          </Button>
        </>
      }
    >
      <form {...errors.form} id={id} onSubmit={submit} className={formStyles.fields}>
        <FormFailure failure={errors.general} />
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
      </form>
    </Dialog>
  )
}

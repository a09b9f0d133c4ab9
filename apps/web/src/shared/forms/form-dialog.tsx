import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { FormFailure } from './form-failure.tsx'
import styles from './form-fields.module.css'

interface Props extends Pick<ComponentProps<typeof Dialog>, 'title' | 'size' | 'onClose'> {
  /** `form` of `useFormErrors`. */
  form: Omit<ComponentProps<'form'>, 'id' | 'onSubmit' | 'className'>
  /** `general` of `useFormErrors`. */
  failure: ComponentProps<typeof FormFailure>['failure']
  /** Text of the button that sends the form. */
  action: string
  pending: boolean
  disabled?: boolean
  /** Called unless an earlier call is pending. */
  onSubmit: () => void
  children: ReactNode
}

/** A form in a dialog that is canceled or sent. Mounting it opens it. */
export function FormDialog(props: Props) {
  const {
    title,
    size = 'medium',
    form,
    failure,
    action,
    pending,
    disabled = false,
    onClose,
    onSubmit,
    children,
  } = props
  const text = useText()
  const id = useId()

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!pending) onSubmit()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size={size}
      footer={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" pending={pending} disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      <form {...form} id={id} onSubmit={submit} className={styles.fields}>
        <FormFailure failure={failure} />
        {children}
      </form>
    </Dialog>
  )
}

import type { ManagedUser } from '@normwerk/contract/company/user'
import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { CustomerNumberField } from './customer-number-field.tsx'
import { nameOf } from './name-of.ts'
import { useMoveUser } from './queries.ts'
import styles from './user-action.module.css'

/** Moves a user to another company, or to a customer number that now belongs to another company. */
export function MoveUser({ user }: { user: ManagedUser }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <section className={styles.action} aria-label={text('company.user.moveUser')}>
      <h3>{text('company.user.moveUser')}</h3>
      <p className={styles.text}>{text('company.user.moveUserText')}</p>
      <Button size="small" onClick={() => setOpen(true)}>
        {text('company.user.moveUser')}
      </Button>
      {open && <MoveDialog user={user} onClose={() => setOpen(false)} />}
    </section>
  )
}

function MoveDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const text = useText()
  const move = useMoveUser()
  const [typed, setTyped] = useState('')
  const number = typed.trim()
  const errors = useFormErrors({
    fieldErrors: { customerNumber: errorOf(number, user, text) },
    failure: move.error,
    codes: { INVALID_COMPANY: 'customerNumber' },
  })

  function submit(): void {
    if (!errors.pass()) return
    move.mutate(
      { userId: user.id, customerNumber: number },
      {
        onSuccess: (moved) => {
          showToast({
            message: text('company.user.userMoved', {
              name: nameOf(moved),
              company: moved.companyName ?? '',
              number: moved.companyCustomerNumber ?? number,
            }),
          })
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title={text('company.user.moveTitle', { name: nameOf(user) })}
      form={errors.form}
      failure={errors.general}
      action={text('company.user.moveUser')}
      pending={move.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        {user.companyName === null
          ? text('company.user.moveFromShop')
          : text('company.user.moveNow', { company: user.companyName, number: user.companyCustomerNumber ?? '' })}
      </p>
      <CustomerNumberField value={typed} error={errors.of('customerNumber')} onChange={setTyped} startsDialog />
      <p className={styles.text}>{text('company.user.moveEffect')}</p>
    </FormDialog>
  )
}

function errorOf(number: string, user: ManagedUser, text: ReturnType<typeof useText>): string | null {
  if (number === '') return text('field.required')
  return number === user.companyCustomerNumber ? text('company.user.sameCompany') : null
}

import type { Registration } from '@normwerk/contract/registration'
import { useState } from 'react'
import type { Scope } from '../../../shared/cart/scope.ts'
import { RoleChoice } from '../../../shared/people/role-choice.tsx'
import { offeredRoles } from '../../../shared/people/role-presets.ts'
import { formatError } from '../../../texts/format-error.ts'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { isGone, useDecide } from './queries.ts'
import { CompanyFacts, PersonFacts } from './registration-facts.tsx'
import styles from './registrations.module.css'

type CompanyRole = (typeof offeredRoles)[number]

interface Props {
  scope: Scope
  registration: Registration
  onOpenUser: (id: string) => void
}

export function RegistrationCard({ scope, registration, onOpenUser }: Props) {
  const text = useText()
  const format = useFormat()
  const [roles, setRoles] = useState<CompanyRole[]>(['SHOP_USER'])
  const [rejecting, setRejecting] = useState(false)
  const decide = useDecide(scope, () => showToast({ message: text('registration.queue.decidedAlready') }))
  const { id, firstName, lastName, newCompany } = registration
  const name = `${firstName} ${lastName}`
  const isAccepting = decide.isPending && decide.variables.accept

  function accept(): void {
    decide.mutate(
      { id, accept: true, ...(newCompany === null && { roles }) },
      {
        onSuccess: ({ user }) =>
          showToast({
            message: text('registration.queue.accepted', { name }),
            ...(user !== null && {
              action: { label: text('registration.queue.openUser'), onAction: () => onOpenUser(user.id) },
            }),
          }),
      },
    )
  }

  function reject(): void {
    decide.mutate(
      { id, accept: false },
      {
        onSuccess: () => showToast({ message: text('registration.queue.rejected', { name }) }),
        onSettled: () => setRejecting(false),
      },
    )
  }

  return (
    <article className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <h2>{name}</h2>
        <p className={styles.soft}>
          {text('registration.queue.waitsSince', { date: format.dateTime(registration.confirmedAt) })}
        </p>
      </header>
      <div className={styles.facts}>
        <PersonFacts registration={registration} />
        <CompanyFacts registration={registration} />
      </div>
      {newCompany === null ? (
        <RoleChoice offered={offeredRoles} value={roles} onChange={setRoles} />
      ) : (
        <Notice title={text('registration.queue.firstUser')}>{text('registration.queue.firstUserText')}</Notice>
      )}
      {decide.error !== null && !isGone(decide.error) && (
        <Notice tone="bad" live>
          {formatError(decide.error, text).message}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button variant="primary" pending={isAccepting} disabled={decide.isPending && !isAccepting} onClick={accept}>
          {text(newCompany === null ? 'registration.queue.accept' : 'registration.queue.acceptCompany')}
        </Button>
        <Button disabled={decide.isPending} onClick={() => setRejecting(true)}>
          {text('registration.queue.reject')}
        </Button>
      </div>
      <Dialog
        open={rejecting}
        onClose={() => setRejecting(false)}
        title={text('registration.queue.rejectAsk', { name })}
        size="small"
        footer={
          <>
            <Button onClick={() => setRejecting(false)}>{text('ui.cancel')}</Button>
            <Button variant="danger" pending={decide.isPending} onClick={reject}>
              {text('registration.queue.reject')}
            </Button>
          </>
        }
      >
        <p>{text('registration.queue.rejectText')}</p>
      </Dialog>
    </article>
  )
}

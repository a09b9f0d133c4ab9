import { useQuery } from '@tanstack/react-query'
import type { Scope } from '../../../shared/cart/scope.ts'
import { useText } from '../../../texts/language-context.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { registrationsQuery } from './queries.ts'
import { RegistrationCard } from './registration-card.tsx'
import styles from './registrations.module.css'

interface Props {
  scope: Scope
  /** Opens the page of an accepted user. */
  onOpenUser: (id: string) => void
}

/** Registrations that wait for a decision. */
export function RegistrationsView({ scope, onOpenUser }: Props) {
  const text = useText()
  const waiting = useQuery(registrationsQuery(scope))
  if (waiting.data === undefined) {
    if (waiting.error !== null) return <ErrorState error={waiting.error} onRetry={() => void waiting.refetch()} />
    return (
      <Loading className={styles.list}>
        <Skeleton height="22rem" />
      </Loading>
    )
  }
  if (waiting.data.length === 0) {
    return (
      <EmptyState icon={<CheckIcon size={28} />} title={text('registration.queue.nobodyWaits')}>
        {text(scope === 'shop' ? 'registration.queue.nobodyWaitsAtShopText' : 'registration.queue.nobodyWaitsText')}
      </EmptyState>
    )
  }
  return (
    <>
      <p role="status" className={styles.count}>
        {text('registration.queue.waiting', { count: waiting.data.length })}
      </p>
      <ol className={styles.list}>
        {waiting.data.map((registration) => (
          <li key={registration.id}>
            <RegistrationCard scope={scope} registration={registration} onOpenUser={onOpenUser} />
          </li>
        ))}
      </ol>
    </>
  )
}

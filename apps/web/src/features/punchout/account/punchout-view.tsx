import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { accountQuery } from '../queries.ts'
import { Access } from './access.tsx'
import styles from './account.module.css'
import { SelfTest } from './self-test.tsx'
import { SettingsForm } from './settings-form.tsx'

/** How the company's purchasing system enters the shop, for the company's administrators. */
export function PunchoutView({ tested }: { tested: boolean }) {
  const { data: account, error, refetch } = useQuery(accountQuery)
  if (account === undefined) {
    if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
    return (
      <Loading className={styles.view}>
        <Skeleton height="12rem" />
        <Skeleton height="24rem" />
      </Loading>
    )
  }
  return (
    <div className={styles.view}>
      <Access account={account} />
      <SettingsForm account={account} />
      <SelfTest account={account} tested={tested} />
    </div>
  )
}

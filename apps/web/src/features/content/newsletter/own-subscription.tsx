import { useQuery } from '@tanstack/react-query'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import styles from './newsletter.module.css'
import { ownSubscriptionQuery, useEndSubscription, useSubscribe } from './queries.ts'

/** Whether the user gets the newsletter, and the button that changes it. */
export function OwnSubscription({ email }: { email: string }) {
  const text = useText()
  const own = useQuery({ ...ownSubscriptionQuery, meta: { showsError: true } })
  const subscribe = useSubscribe()
  const end = useEndSubscription()
  if (own.data === undefined) {
    if (own.error !== null) return <ErrorState error={own.error} onRetry={() => void own.refetch()} />
    return (
      <Loading>
        <Skeleton height="6rem" />
      </Loading>
    )
  }
  const sentences = {
    none: text('content.newsletter.lead'),
    pending: text('content.newsletter.pending', { email }),
    subscribed: text('content.newsletter.subscribed', { email }),
  }
  const { state } = own.data
  return (
    <>
      <p className={styles.text}>{sentences[state]}</p>
      {subscribe.error !== null && (
        <Notice tone="bad" live>
          {formatError(subscribe.error, text).message}
        </Notice>
      )}
      {state === 'subscribed' ? (
        <Button wide pending={end.isPending} onClick={() => end.mutate()}>
          {text('content.newsletter.unsubscribe')}
        </Button>
      ) : (
        <Button wide pending={subscribe.isPending} onClick={() => subscribe.mutate(email)}>
          {text(state === 'pending' ? 'content.newsletter.sendAgain' : 'content.newsletter.subscribe')}
        </Button>
      )}
    </>
  )
}

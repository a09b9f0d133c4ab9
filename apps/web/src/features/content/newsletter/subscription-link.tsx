import { newsletterEndpoints } from '@normwerk/contract/content/newsletter'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button, LinkButton } from '../../../ui/forms/button.tsx'
import { Panel } from '../../../ui/page.tsx'
import styles from './newsletter.module.css'

const words = {
  confirm: {
    explanation: 'content.newsletter.confirmText',
    button: 'content.newsletter.confirm',
    done: 'content.newsletter.confirmed',
  },
  unsubscribe: {
    explanation: 'content.newsletter.unsubscribeText',
    button: 'content.newsletter.unsubscribe',
    done: 'content.newsletter.unsubscribed',
  },
} as const

interface Props {
  action: keyof typeof words
  /** Undefined if the link was cut off in the mail. */
  token: string | undefined
  newsletter?: string | undefined
}

/** Acts by a click and not on loading, because programs that scan mails open links too. */
export function SubscriptionLink({ action, token, newsletter }: Props) {
  const text = useText()
  const { explanation, button, done } = words[action]
  const follow = useMutation({
    mutationFn: (sent: string) =>
      action === 'confirm'
        ? call(newsletterEndpoints.confirm, { input: { token: sent } })
        : call(newsletterEndpoints.unsubscribe, {
            input: { token: sent, ...(newsletter !== undefined && { newsletter }) },
          }),
    meta: { showsError: true },
  })
  if (follow.isSuccess) {
    return (
      <Notice tone="good" live>
        {text(done)}
      </Notice>
    )
  }
  if (token === undefined || (follow.error instanceof CallError && follow.error.code === 'INVALID_TOKEN')) {
    return (
      <div className={styles.form}>
        <Notice tone="warn" live>
          {text('content.newsletter.useless')}
        </Notice>
        {action === 'confirm' && (
          <div>
            <LinkButton to="/newsletter" variant="primary">
              {text('content.newsletter.subscribe')}
            </LinkButton>
          </div>
        )}
      </div>
    )
  }
  return (
    <Panel>
      <div className={styles.form}>
        <p>{text(explanation)}</p>
        {follow.error !== null && (
          <Notice tone="bad" live>
            {formatError(follow.error, text).message}
          </Notice>
        )}
        <Button variant="primary" wide pending={follow.isPending} onClick={() => follow.mutate(token)}>
          {text(button)}
        </Button>
      </div>
    </Panel>
  )
}

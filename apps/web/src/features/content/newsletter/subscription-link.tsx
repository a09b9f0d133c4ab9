import { newsletterEndpoints } from '@normwerk/contract/content/newsletter'
import { call } from '../../../api/call.ts'
import { MailLink } from '../../../shared/account/mail-link.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LinkButton } from '../../../ui/forms/button.tsx'

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

/** Confirms or ends a subscription. */
export function SubscriptionLink({ action, token, newsletter }: Props) {
  const text = useText()
  const { explanation, button, done } = words[action]
  return (
    <MailLink
      token={token}
      explanation={text(explanation)}
      button={text(button)}
      follow={(sent) =>
        action === 'confirm'
          ? call(newsletterEndpoints.confirm, { input: { token: sent } })
          : call(newsletterEndpoints.unsubscribe, {
              input: { token: sent, ...(newsletter !== undefined && { newsletter }) },
            })
      }
      done={
        <Notice tone="good" live>
          {text(done)}
        </Notice>
      }
      useless={
        <>
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
        </>
      }
    />
  )
}

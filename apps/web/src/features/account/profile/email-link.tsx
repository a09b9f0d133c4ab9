import { profileEndpoints } from '@normwerk/contract/account/profile'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { meQuery } from '../../../api/me.ts'
import { MailLink } from '../../../shared/account/mail-link.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LinkButton } from '../../../ui/forms/button.tsx'

interface Props {
  action: keyof typeof actions
  /** Undefined if the link was cut off in the mail. */
  token: string | undefined
}

const actions = {
  confirm: {
    endpoint: profileEndpoints.confirmEmail,
    explanation: 'account.email.confirmText',
    button: 'account.email.confirm',
    done: 'account.email.confirmed',
    next: '/account',
    useless: 'account.email.uselessConfirm',
    way: { to: '/account', label: 'account.email.toProfile' },
  },
  undo: {
    endpoint: profileEndpoints.undoEmail,
    explanation: 'account.email.undoText',
    button: 'account.email.undo',
    done: 'account.email.undone',
    next: '/',
    useless: 'account.email.uselessUndo',
    way: { to: '/password/forgot', label: 'account.password.chooseNew' },
  },
} as const

/** Confirms or undoes a change of the mail address. */
export function EmailLink({ action, token }: Props) {
  const text = useText()
  const client = useQueryClient()
  const { endpoint, explanation, button, done, next, useless, way } = actions[action]
  return (
    <MailLink
      token={token}
      explanation={text(explanation)}
      button={text(button)}
      follow={async (sent) => {
        await call(endpoint, { input: { token: sent } })
        await client.invalidateQueries(meQuery)
      }}
      done={
        <>
          <Notice tone="good" live>
            {text(done)}
          </Notice>
          <div>
            <LinkButton to={next}>{text('account.email.next')}</LinkButton>
          </div>
        </>
      }
      useless={
        <>
          <Notice tone="warn" title={text('account.email.uselessTitle')} live>
            <p>{text('account.email.uselessText')}</p>
            <p>{text(useless)}</p>
          </Notice>
          <div>
            <LinkButton to={way.to} variant="primary">
              {text(way.label)}
            </LinkButton>
          </div>
        </>
      }
    />
  )
}

import { profileEndpoints } from '@normwerk/contract/account/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { meQuery } from '../../../api/me.ts'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button, LinkButton } from '../../../ui/forms/button.tsx'
import { Panel } from '../../../ui/page.tsx'
import styles from './profile.module.css'

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
    useless: 'account.email.uselessConfirm',
    way: { to: '/account', label: 'account.email.toProfile' },
  },
  undo: {
    endpoint: profileEndpoints.undoEmail,
    explanation: 'account.email.undoText',
    button: 'account.email.undo',
    done: 'account.email.undone',
    useless: 'account.email.uselessUndo',
    way: { to: '/password/forgot', label: 'account.password.chooseNew' },
  },
} as const

/** Acts by a click and not on loading, because programs that scan mails open links too. */
export function EmailLink({ action, token }: Props) {
  const text = useText()
  const client = useQueryClient()
  const { endpoint, explanation, button, done, useless, way } = actions[action]
  const follow = useMutation({
    mutationFn: (sent: string) => call(endpoint, { input: { token: sent } }),
    meta: { showsError: true },
    onSuccess: () => client.invalidateQueries(meQuery),
  })
  if (follow.isSuccess) {
    return (
      <div className={styles.form}>
        <Notice tone="good" live>
          {text(done)}
        </Notice>
        <div>
          <LinkButton to={action === 'confirm' ? '/account' : '/'}>{text('account.email.next')}</LinkButton>
        </div>
      </div>
    )
  }
  const isUseless = follow.error instanceof CallError && follow.error.code === 'INVALID_TOKEN'
  if (token === undefined || isUseless) {
    return (
      <div className={styles.form}>
        <Notice tone="warn" title={text('account.email.uselessTitle')} live>
          <p>{text('account.email.uselessText')}</p>
          <p>{text(useless)}</p>
        </Notice>
        <div>
          <LinkButton to={way.to} variant="primary">
            {text(way.label)}
          </LinkButton>
        </div>
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

import { CallError } from '../../api/call-error.ts'
import { handOverEmail } from '../../shared/people/typed-email.ts'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import styles from './login-form.module.css'
import { NoPasskey } from './passkey/authenticator.ts'
import { PasskeyFailure } from './passkey/passkey-failure.tsx'

interface Props {
  failure: Error
  /** The user name as it was typed. */
  username: string
}

/** Says why signing in failed and what to do about it. */
export function SignInFailure({ failure, username }: Props) {
  const text = useText()
  if (failure instanceof NoPasskey) return <PasskeyFailure failure={failure} />
  const { message, errorId } = formatError(failure, text)
  const code = failure instanceof CallError ? failure.code : null
  if (code === 'RESET_PASSWORD') {
    return (
      <Notice tone="info" title={text('account.password.formerShopTitle')} live>
        <div className={styles.notice}>
          <p>{text('account.password.formerShopText')}</p>
          <LinkButton to="/password/forgot" state={handOverEmail(username)} variant="primary">
            {text('account.password.chooseNew')}
          </LinkButton>
        </div>
      </Notice>
    )
  }
  if (code === 'tooManyRequests') {
    return (
      <Notice tone="warn" title={text('account.password.tooManyTitle')} live>
        <p>{text('account.password.tooManySignIns')}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="bad" live>
      <p>{message}</p>
      {code === 'invalidLoginData' && <p className={styles.small}>{text('account.password.rejectedHint')}</p>}
      {(code === 'somethingWentWrong' || code === 'badAnswer') && errorId !== null && (
        <p className={styles.small}>{text('ui.errorId', { id: errorId })}</p>
      )}
    </Notice>
  )
}

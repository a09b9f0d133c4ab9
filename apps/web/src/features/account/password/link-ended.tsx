import { handOverEmail } from '../../../shared/people/typed-email.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LinkButton } from '../../../ui/forms/button.tsx'
import styles from './password-form.module.css'

/** For a link that has expired, was used before, or was cut off in the mail. */
export function LinkEnded({ email }: { email: string }) {
  const text = useText()
  return (
    <div className={styles.form}>
      <Notice tone="warn" title={text('account.password.linkEndedTitle')} live>
        <p>{text('account.password.linkEndedText')}</p>
      </Notice>
      <div className={styles.ways}>
        <LinkButton to="/password/forgot" state={handOverEmail(email)} variant="primary">
          {text('account.password.requestNewLink')}
        </LinkButton>
        <LinkButton to="/login">{text('account.signIn')}</LinkButton>
      </div>
    </div>
  )
}

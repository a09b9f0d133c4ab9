import { useText } from '../../texts/language-context.tsx'
import { handOverEmail } from '../../trade/typed-email.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './password-form.module.css'

/** For a link that has expired, was used before or came broken out of a mail. */
export function LinkEnded({ email }: { email: string }) {
  const text = useText()
  return (
    <div className={styles.form}>
      <Notice tone="warn" title={text('password.linkEndedTitle')} live>
        <p>{text('password.linkEndedText')}</p>
      </Notice>
      <div className={styles.ways}>
        <LinkButton to="/password/forgot" state={handOverEmail(email)} variant="primary">
          {text('password.requestNewLink')}
        </LinkButton>
        <LinkButton to="/login">{text('account.signIn')}</LinkButton>
      </div>
    </div>
  )
}

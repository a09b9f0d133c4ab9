import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import styles from './register-form.module.css'

/** For a link that has expired, was used before, or was cut off in the mail. */
export function LinkExpired() {
  const text = useText()
  return (
    <div className={styles.form}>
      <Notice tone="warn" title={text('registration.linkUselessTitle')} live>
        <p>{text('registration.linkUselessText')}</p>
      </Notice>
      <div className={styles.actions}>
        <LinkButton to="/register" variant="primary">
          {text('registration.registerAgain')}
        </LinkButton>
        <LinkButton to="/login">{text('account.signIn')}</LinkButton>
      </div>
    </div>
  )
}

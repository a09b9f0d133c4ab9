import { handOverEmail } from '../../../shared/people/typed-email.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LinkButton } from '../../../ui/forms/button.tsx'
import styles from './password-form.module.css'

export function PasswordSaved({ email }: { email: string }) {
  const text = useText()
  return (
    <div className={styles.form}>
      <Notice tone="good" title={text('account.password.savedTitle')} live>
        <p>{text('account.password.savedText')}</p>
      </Notice>
      <LinkButton to="/login" state={handOverEmail(email)} variant="primary" wide>
        {text('account.signIn')}
      </LinkButton>
    </div>
  )
}

import { useText } from '../../texts/language-context.tsx'
import { handOverEmail } from '../../trade/typed-email.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './password-form.module.css'

export function PasswordSaved({ email }: { email: string }) {
  const text = useText()
  return (
    <div className={styles.form}>
      <Notice tone="good" title={text('password.savedTitle')} live>
        <p>{text('password.savedText')}</p>
      </Notice>
      <LinkButton to="/login" state={handOverEmail(email)} variant="primary" wide>
        {text('account.signIn')}
      </LinkButton>
    </div>
  )
}

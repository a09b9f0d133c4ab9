import { useText } from '../../texts/language-context.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import styles from './register-invitation.module.css'

/** Leads visitors without an account to the registration. */
export function RegisterInvitation() {
  const text = useText()
  return (
    <section className={styles.invitation} aria-labelledby="register-invitation">
      <div>
        <h2 id="register-invitation">{text('registration.newHere')}</h2>
        <p className={styles.text}>{text('registration.newHereText')}</p>
      </div>
      <LinkButton to="/register" wide>
        {text('registration.register')}
      </LinkButton>
    </section>
  )
}

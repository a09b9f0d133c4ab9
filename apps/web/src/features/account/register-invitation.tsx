import { useText } from '../../texts/language-context.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import styles from './register-invitation.module.css'

/** For who has no account yet. */
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

import { Link } from '@tanstack/react-router'
import { useText } from '../../texts/language-context.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import styles from './register-form.module.css'

interface Props {
  accepted: boolean
  onChange: (accepted: boolean) => void
  error: string | null
}

export function TermsField({ accepted, onChange, error }: Props) {
  const text = useText()
  return (
    <div>
      <Checkbox
        name="user.termsVersion"
        label={text('registration.acceptTerms')}
        checked={accepted}
        error={error}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p className={styles.terms}>
        {/* Opens in its own tab, so that typed data is not lost. */}
        <Link to="/info/$key" params={{ key: 'terms' }} target="_blank">
          {text('registration.readTerms')}
        </Link>
        <Link to="/info/$key" params={{ key: 'privacy' }} target="_blank">
          {text('registration.readPrivacy')}
        </Link>
      </p>
    </div>
  )
}

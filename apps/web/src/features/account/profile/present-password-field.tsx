import { CallError } from '../../../api/call-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { PasswordField } from '../../../ui/forms/text-field.tsx'

interface Props {
  name?: string
  label?: string
  hint?: string
  value: string
  onChange: (password: string) => void
  failure: Error | null
  /** The error that the form reports at the field. */
  reported: string | null
  hasFocus?: boolean
}

/** The password that the user has. A wrong one is worded here, because the server's text also fits sign-in. */
export function PresentPasswordField({ name = 'password', label, hint, value, onChange, ...shown }: Props) {
  const text = useText()
  const { failure, reported, hasFocus } = shown
  const isWrong =
    failure instanceof CallError && (failure.code === 'invalidLoginData' || failure.code === 'COULDNT_CHANGE_PASSWORD')
  return (
    <PasswordField
      data-autofocus={hasFocus}
      name={name}
      label={label ?? text('account.profile.yourPassword')}
      hint={hint}
      autoComplete="current-password"
      value={value}
      error={isWrong && reported !== null && value !== '' ? text('account.profile.wrongPassword') : reported}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

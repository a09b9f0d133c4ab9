import { useText } from '../../../texts/language-context.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'

interface Props {
  value: string
  error: string | null
  onChange: (username: string) => void
}

export function UsernameField({ value, error, onChange }: Props) {
  const text = useText()
  return (
    <TextField
      name="username"
      label={text('company.username')}
      hint={text('company.user.usernameHint')}
      optional
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

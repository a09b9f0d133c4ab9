import { SelectField } from '../../ui/forms/text-field.tsx'

interface Props {
  label: string
  value: number
  values: readonly number[]
  name: (value: number) => string
  error: string | null
  warning: string | null
  onChange: (value: number) => void
}

/** One of several sizes. A size that is none of them stays shown until another one is chosen. */
export function NumberSelect({ label, value, values, name, error, warning, onChange }: Props) {
  const offered = values.includes(value) ? values : [value, ...values]
  return (
    <SelectField
      label={label}
      value={`${value}`}
      options={offered.map((size) => ({ value: `${size}`, label: name(size) }))}
      error={error}
      {...(warning !== null && { hint: warning })}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  )
}

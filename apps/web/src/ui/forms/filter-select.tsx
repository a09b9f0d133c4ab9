import { SelectField } from './text-field.tsx'

interface Props<Value extends string> {
  label: string
  /** Names the choice without a filter. */
  any: string
  value: Value | null
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value | null) => void
}

/** Filters a list by one of several values, or not at all: `null`. */
export function FilterSelect<Value extends string>({ label, any, value, options, onChange }: Props<Value>) {
  return (
    <SelectField
      label={label}
      value={value ?? 'any'}
      options={[{ value: 'any', label: any }, ...options]}
      onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value ?? null)}
    />
  )
}

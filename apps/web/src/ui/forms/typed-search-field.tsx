import { TextField } from './text-field.tsx'
import { useTypedSearch } from './use-typed-search.ts'

interface Props {
  label: string
  placeholder?: string
  maxLength: number
  /** What is looked for at present. */
  value: string
  /** Called when typing pauses. */
  onSearch: (q: string) => void
}

export function TypedSearchField({ label, placeholder, maxLength, value, onSearch }: Props) {
  const { typed, setTyped, onBlur } = useTypedSearch(value, onSearch)
  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={onBlur}
    />
  )
}

import { type ReactNode, useState } from 'react'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { NumberField } from '../../ui/forms/number-field.tsx'

interface Props {
  label: string
  unit: string
  /** What the number means. */
  hint?: ReactNode
  value: number | undefined
  /** Shown and used while nothing is entered. */
  usual?: number
  range: { min: number; max: number }
  optional?: boolean
  onChange: (value: number | undefined) => void
}

/** A number within a range. One out of range is reported, and the last valid one stays in use. */
export function RangeField({ label, unit, hint, value, usual, range, optional = false, onChange }: Props) {
  const text = useText()
  const format = useFormat()
  const [isOutside, setOutside] = useState(false)
  const { min, max } = range
  const isUsual = value === undefined && usual !== undefined && !isOutside
  const error = isOutside
    ? text('assistant.outOfRange', { min: format.number(min), max: format.number(max), unit })
    : null
  return (
    <NumberField
      label={label}
      {...(unit !== '' && { unit })}
      value={value ?? usual ?? null}
      optional={optional}
      error={error}
      hint={
        <>
          {isUsual && <strong>{text('assistant.usual')} </strong>}
          {hint}
        </>
      }
      onChange={(typed) => {
        const isValid = typed === null || (typed >= min && typed <= max)
        setOutside(!isValid)
        if (isValid) onChange(typed ?? undefined)
      }}
    />
  )
}

import { useEffect, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { isBackwards, type Period, readDay } from './period.ts'
import { TextField } from './text-field.tsx'

interface Props {
  period: Period
  onPeriod: (period: Period) => void
}

/** The first and the last day of a period, as two fields. */
export function PeriodFields({ period, onPeriod }: Props) {
  const text = useText()
  const { from, to } = period
  const error = isBackwards(period) ? text('ui.periodBackwards') : null
  return (
    <>
      <DayField label={text('ui.periodFrom')} day={from} onDay={(day) => onPeriod({ from: day, to })} />
      <DayField label={text('ui.periodTo')} day={to} error={error} onDay={(day) => onPeriod({ from, to: day })} />
    </>
  )
}

interface DayProps {
  label: string
  day: string | null
  error?: string | null
  onDay: (day: string | null) => void
}

/** Reports a day once it is complete: while a year is typed, it begins with 0002. */
function DayField({ label, day, error = null, onDay }: DayProps) {
  const [typed, setTyped] = useState(day ?? '')
  useEffect(() => setTyped(day ?? ''), [day])
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      error={error}
      onChange={(event) => {
        setTyped(event.target.value)
        const read = readDay(event.target.value)
        if ((read !== null || event.target.value === '') && read !== day) onDay(read)
      }}
    />
  )
}

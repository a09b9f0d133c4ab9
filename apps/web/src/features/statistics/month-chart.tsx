import { useFormat, useLanguage, useText } from '../../texts/language-context.tsx'
import styles from './month-chart.module.css'
import { monthName } from './month-name.ts'

interface Props {
  values: readonly { month: string; value: number }[]
}

/** A column for each month. It is a picture: the table beside it has the figures for everybody. */
export function MonthChart({ values }: Props) {
  const text = useText()
  const format = useFormat()
  const language = useLanguage()
  const most = Math.max(1, ...values.map(({ value }) => value))
  return (
    <div className={styles.chart} role="img" aria-label={text('statistics.chart')}>
      {values.map(({ month, value }) => (
        <div key={month} className={styles.month}>
          <span className={styles.value}>{format.number(value)}</span>
          <span className={styles.column} style={{ height: `${(value / most) * 8}rem` }} />
          <span className={styles.name}>{monthName(month, language)}</span>
        </div>
      ))}
    </div>
  )
}

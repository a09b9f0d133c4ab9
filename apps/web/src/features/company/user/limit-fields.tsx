import type { Translate } from '@normwerk/i18n/text'
import { useText } from '../../../texts/language-context.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { isLimit, type UserEntry } from './user-entry.ts'
import styles from './user-form.module.css'

type Limits = Pick<UserEntry, 'orderLimit' | 'monthLimit'>

export function limitErrors({ orderLimit, monthLimit }: Limits, text: Translate) {
  const errorOf = (typed: string) => (isLimit(typed) ? null : text('company.user.limitInvalid'))
  return { orderLimit: errorOf(orderLimit), monthLimit: errorOf(monthLimit) }
}

interface Props {
  entry: Limits
  error: (field: string) => string | null
  onChange: (limits: Limits) => void
}

/** How much a user may order; what is more goes to a colleague. */
export function LimitFields({ entry: { orderLimit, monthLimit }, error, onChange }: Props) {
  const text = useText()
  return (
    <div className={styles.limits}>
      <p className={styles.limitNote}>{text('company.user.limitNote')}</p>
      <TextField
        name="orderLimit"
        label={text('company.user.orderLimit')}
        optional
        inputMode="decimal"
        value={orderLimit}
        error={error('orderLimit')}
        onChange={(event) => onChange({ orderLimit: event.target.value, monthLimit })}
      />
      <TextField
        name="monthLimit"
        label={text('company.user.monthLimit')}
        optional
        inputMode="decimal"
        value={monthLimit}
        error={error('monthLimit')}
        onChange={(event) => onChange({ orderLimit, monthLimit: event.target.value })}
      />
    </div>
  )
}

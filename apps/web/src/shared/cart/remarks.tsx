import type { Translate } from '@normwerk/i18n/text'
import { type Remark, type Remarks, remarkKeys } from '@normwerk/parts/remarks'
import { useText } from '../../texts/language-context.tsx'
import styles from './remarks.module.css'

/** Order number, commission and comment in one line; nothing without any. */
export function References({ remarks }: { remarks: Remarks }) {
  const parts = formatRemarks(remarks, useText())
  return parts.length === 0 ? null : <p className={styles.references}>{parts.join(' · ')}</p>
}

/** Returns the remarks that are filled in, as parts of one line. */
export function formatRemarks(remarks: Remarks, text: Translate): string[] {
  const format = {
    customerOrderNumber: (number) => text('shared.cart.customerOrderNumberIs', { number }),
    commission: (commission) => text('shared.cart.commissionIs', { commission }),
    comment: (comment) => comment,
  } satisfies Record<Remark, (remark: string) => string>
  return remarkKeys.flatMap((key) => {
    const remark = remarks[key]
    return remark ? [format[key](remark)] : []
  })
}

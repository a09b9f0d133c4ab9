import type { Cart } from '@normwerk/contract/cart'
import { useId, useState } from 'react'
import { formatRemarks } from '../../../shared/cart/remarks.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { usePreload } from '../../../ui/late/late-code.ts'
import { ChevronDownIcon, ChevronUpIcon } from '../../../ui/page-icons.tsx'
import { useCartEditor, useEdit } from '../edits/cart-editor.ts'
import { EditFailure, LineStatus } from '../table/line-status.tsx'
import styles from './cart-remarks.module.css'
import { RemarkFields } from './late-fields.ts'

/** Remarks for the whole order: one line that opens. */
export function CartRemarks({ cart }: { cart: Cart }) {
  const text = useText()
  const id = useId()
  const { header } = useCartEditor()
  const edit = useEdit(header, cart.id)
  const preload = usePreload(RemarkFields)
  const [open, setOpen] = useState(false)
  const values = { ...cart, ...edit?.fields }
  const filled = formatRemarks(values, text)
  const Chevron = open ? ChevronUpIcon : ChevronDownIcon

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        title={text('cart.remarks.wholeOrder')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        {...preload}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.name}>{text('cart.remarks.references')}</span>
        <span className={styles.value} data-empty={filled.length === 0 || undefined}>
          {filled.length > 0 ? filled.join(' · ') : text('cart.remarks.addReferences')}
        </span>
        <Chevron size={16} />
      </button>
      {open && (
        <section className={styles.panel} aria-label={text('cart.remarks.wholeOrder')}>
          <RemarkFields
            id={id}
            values={values}
            onEdit={(fields) => header.edit(cart.id, fields)}
            onCommit={() => header.commit(cart.id)}
            disabled={cart.right === 'read'}
          />
          <LineStatus edit={edit} />
        </section>
      )}
      {edit?.error != null && (
        <div className={styles.failure}>
          <EditFailure
            error={edit.error}
            onRetry={() => header.retry(cart.id)}
            onDiscard={() => header.discard(cart.id)}
          />
        </div>
      )}
    </>
  )
}

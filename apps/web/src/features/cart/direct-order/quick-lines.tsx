import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { ListEntry } from '../../../shared/lists/parts-list/list-entry.ts'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx'
import type { OrderPlace } from './kept-orders.ts'
import { OrderLine } from './order-line.tsx'
import styles from './quick-add.module.css'
import { useQuickLines } from './use-quick-lines.ts'

export interface QuickLinesHandle {
  /** Confirms the part that the shop offers for the last line, if it does. */
  confirmOffered: () => void
}

interface Props {
  ref: Ref<QuickLinesHandle>
  place: OrderPlace
  cartId: string
  /** Id of the text that describes the field. */
  statusId: string
  onAdded: (added: readonly ListEntry[]) => void
  onPasteLines: (text: string) => void
  /** Focuses the field above. */
  toField: () => void
}

/** The lines that were sent from the field above, and what became of them. */
export function QuickLines({ ref, place, cartId, statusId, onAdded, onPasteLines, toField }: Props) {
  const text = useText()
  const list = useRef<HTMLOListElement>(null)
  const order = useQuickLines({ place, cartId, onAdded })
  const { shown, asking, offered, added, failure, isBusy, confirmOffered } = order
  useImperativeHandle(ref, () => ({ confirmOffered }))

  // A question below the field must be visible, while the focus stays in the field.
  useEffect(() => {
    if (asking !== undefined) list.current?.querySelector('[data-open]')?.scrollIntoView({ block: 'nearest' })
  }, [asking])

  function formatState(): string {
    if (isBusy) return text('partsList.checking')
    if (shown.length > 0) return text('cart.directOrder.quickOpen', { count: shown.length })
    if (added !== null) return text('cart.added', { count: added.quantity ?? 1, article: added.articleNo ?? '' })
    return text('cart.directOrder.quickHint')
  }

  function formatKeys(): string {
    if (isBusy || shown.length === 0) return ''
    return offered === null
      ? text('cart.directOrder.quickDown')
      : text('cart.directOrder.quickConfirm', { article: offered.answer?.articleNo ?? '' })
  }

  return (
    <>
      <p id={statusId} role="status" className={styles.status}>
        {formatState()} <span className={styles.keys}>{formatKeys()}</span>
      </p>
      {failure !== null && <FailureNotice message={formatError(failure, text).message} onRetry={order.tryAgain} />}
      {shown.length > 0 && (
        <ol ref={list} className={styles.open} aria-label={text('cart.directOrder.quickLines')}>
          {shown.map((line, at) => (
            <OrderLine
              key={line.key}
              place={at + 1}
              line={line}
              entry={order.entryOf(line.key)}
              onType={(requested) => order.type(line.key, requested)}
              onQuantity={(typed) => order.typeQuantity(line.key, typed)}
              onLeave={() => order.leave(line.key)}
              onNext={toField}
              onPasteLines={onPasteLines}
              onRemove={() => {
                toField()
                order.remove(line.key)
              }}
              onRemoveOthers={() => order.removeOthers(line.key)}
              onDeleteRemembered={order.list.deleteRemembered}
              onConfirm={() => {
                toField()
                order.confirm(line.key)
              }}
              onChoose={(suggested) => {
                toField()
                order.choose(line.key, suggested)
              }}
            />
          ))}
        </ol>
      )}
    </>
  )
}

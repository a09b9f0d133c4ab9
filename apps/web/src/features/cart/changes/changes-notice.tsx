import type { Cart } from '@normwerk/contract/cart'
import type { ReactNode } from 'react'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { useAcknowledgeChanges } from '../queries.ts'
import type { Concern } from '../table/filter-positions.ts'
import styles from './changes-notice.module.css'
import { summarizeChanges } from './summarize-changes.ts'

interface Props {
  cart: Cart
  /** The kind of change that filters the positions. */
  shown: Concern | null
  onShow: (concern: Concern | null) => void
  onAcknowledge: () => void
}

/**
 * Shows what has changed since the buyer last acknowledged the cart, and what else prevents an order; one line each.
 */
export function ChangesNotice({ cart, shown, onShow, onAcknowledge }: Props) {
  const text = useText()
  const { money } = useFormat()
  const { prices, higher, lower, availabilities, discontinued, onRequest, goods } = summarizeChanges(cart)
  const acknowledging = useAcknowledgeChanges()
  const hasChanges = cart.unseenChanges > 0
  const mayConfirm = hasChanges && cart.right !== 'read'
  if (!hasChanges && discontinued + onRequest === 0) return null

  const directions = [
    higher > 0 && text('cart.changes.pricesHigher', { count: higher }),
    lower > 0 && text('cart.changes.pricesLower', { count: lower }),
  ].filter(Boolean)
  const line = (concern: Concern, count: number, content: ReactNode) =>
    count > 0 && (
      <li>
        <span>{content}</span>
        <button
          type="button"
          className={styles.show}
          aria-pressed={shown === concern}
          onClick={() => onShow(shown === concern ? null : concern)}
        >
          {text('cart.changes.showOnly')}
        </button>
      </li>
    )

  return (
    <Notice
      tone={discontinued > 0 ? 'bad' : hasChanges ? 'warn' : 'info'}
      {...(hasChanges || discontinued > 0
        ? { title: text(hasChanges ? 'cart.changes.changesTitle' : 'cart.changes.hindrancesTitle') }
        : {})}
    >
      <div className={styles.content}>
        <ul className={styles.lines}>
          {line('discontinued', discontinued, text('cart.changes.goneLine', { count: discontinued }))}
          {line(
            'price',
            prices,
            <>
              {text('cart.changes.priceChanges', { count: prices })}
              {directions.length > 0 && ` (${directions.join(', ')})`}
            </>,
          )}
          {line('availability', availabilities, text('cart.changes.availabilityChanges', { count: availabilities }))}
          {line('onRequest', onRequest, text('cart.changes.onRequestLine', { count: onRequest }))}
          {goods !== null && (
            <li>{text('cart.changes.goodsBefore', { before: money(goods.before), now: money(goods.now) })}</li>
          )}
          {mayConfirm && <li className={styles.hint}>{text('cart.changes.changesHint')}</li>}
        </ul>
        {mayConfirm && (
          <Button
            size="small"
            pending={acknowledging.isPending}
            onClick={() => acknowledging.mutate(cart, { onSuccess: onAcknowledge })}
          >
            {text('cart.changes.acknowledge')}
          </Button>
        )}
      </div>
    </Notice>
  )
}

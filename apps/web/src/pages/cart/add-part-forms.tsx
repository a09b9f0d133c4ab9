import type { Cart, CartPosition } from '@normwerk/contract/cart'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { focusField } from '../../features/cart/direct-order/move-focus.ts'
import { QuickAdd } from '../../features/cart/direct-order/quick-add.tsx'
import { useHasLines } from '../../features/cart/direct-order/use-kept-order.ts'
import { useOfferMerge } from '../../features/cart/merge-positions.ts'
import { wantFocus } from '../../features/cart/table/requested-focus.ts'
import { PartsListButton } from '../../features/parts-list/parts-list-button.tsx'
import { latestCart } from '../../shared/cart/store-cart.ts'
import type { ListEntry } from '../../shared/lists/parts-list/list-entry.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { ListIcon } from '../../ui/icons.tsx'
import { lateCode, useLateCode, usePreload } from '../../ui/late/late-code.ts'
import { NotLoaded } from '../../ui/late/late-part.tsx'
import styles from './add-part-forms.module.css'

const late = lateCode(
  () => import('../../features/cart/direct-order/direct-order.tsx').then((file) => file.DirectOrder),
  'cart',
  'machining',
  'partsList',
  'orderStart',
  'designation',
)

interface Props {
  cart: Cart
  onAdded: (position: CartPosition) => void
  /** The position that was added last, if it is not visible from here. */
  added: CartPosition | null
}

/** Adds parts without a search: one by its number, several lines, or a whole list. */
export function AddPartForms({ cart, onAdded, added }: Props) {
  const text = useText()
  const client = useQueryClient()
  const offerMerge = useOfferMerge()
  const [start, setStart] = useState<{ text: string }>()
  const [isMany, setIsMany] = useState(false)
  const [wasMany, setWasMany] = useState(false)
  const [isBack, setIsBack] = useState(false)
  const { code: DirectOrder, error, tryAgain } = useLateCode(late, wasMany)
  const preload = usePreload({ late })
  const oneLine = useRef<HTMLDivElement>(null)
  const hasLines = useHasLines(cart.id)

  // Unfinished lines must be visible.
  if (hasLines && !wasMany) {
    setWasMany(true)
    setIsMany(true)
  }

  useEffect(() => {
    if (isBack) focusField(oneLine.current)
    setIsBack(false)
  }, [isBack])

  function openLines(pasted: string): void {
    setStart({ text: pasted })
    setIsMany(true)
    setWasMany(true)
  }

  function backToOne(): void {
    setIsMany(false)
    setIsBack(true)
  }

  function reportAdded(added: readonly ListEntry[]): void {
    const latest = latestCart(client, cart)
    for (const { answer } of added) {
      const position = latest.cartPositions.findLast(({ articleNo }) => articleNo === answer?.articleNo)
      if (position === undefined) continue
      onAdded(position)
      offerMerge(latest, position)
    }
  }

  return (
    <>
      {/* Takes what is typed until the lines are loaded. */}
      <div ref={oneLine} hidden={isMany && DirectOrder !== null}>
        <QuickAdd cartId={cart.id} onAdded={reportAdded} onPasteLines={openLines} />
      </div>
      {/* Hidden fields keep the typed text. */}
      {wasMany && DirectOrder !== null && (
        <div hidden={!isMany} className={styles.lines}>
          <DirectOrder cartId={cart.id} initial={start} onAdded={backToOne} />
        </div>
      )}
      {isMany && error !== null && <NotLoaded error={error} onRetry={tryAgain} />}
      <div className={styles.actions}>
        {added !== null && (
          <p className={styles.added}>
            {text('cart.page.addedAt', { article: added.articleNo, position: added.positionNumber })}{' '}
            <Button size="small" variant="quiet" onClick={() => wantFocus(added.id)}>
              {text('cart.page.showIt')}
            </Button>
          </p>
        )}
        <Button
          size="small"
          variant="quiet"
          icon={<ListIcon size={16} />}
          {...preload}
          onClick={() => (isMany ? backToOne() : openLines(''))}
        >
          {text(isMany ? 'cart.page.oneLine' : 'cart.page.manyLines')}
        </Button>
        <PartsListButton size="small" variant="quiet" cartId={cart.id} />
      </div>
    </>
  )
}

import type { Cart, CartPosition } from '@normwerk/contract/cart'
import { useState } from 'react'
import { DirectAdd } from '../../features/cart/direct-add.tsx'
import { DirectOrder } from '../../features/direct-order/direct-order.tsx'
import { PartsListButton } from '../../features/parts-list/parts-list-button.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ListIcon } from '../../ui/icons.tsx'
import styles from './ways-in.module.css'

interface Props {
  cart: Cart
  onAdded: (position: CartPosition) => void
}

/** How parts come into the cart without a search: one by its number, several lines, a whole list. */
export function WaysIn({ cart, onAdded }: Props) {
  const text = useText()
  const [start, setStart] = useState<{ text: string }>()
  const [isMany, setIsMany] = useState(false)

  function openLines(pasted: string): void {
    setStart({ text: pasted })
    setIsMany(true)
  }

  return (
    <>
      <div hidden={isMany}>
        <DirectAdd cart={cart} onAdded={onAdded} onPasteLines={openLines} />
      </div>
      {/* What was typed stays while it is out of sight. */}
      {start !== undefined && (
        <div hidden={!isMany} className={styles.lines}>
          <DirectOrder cartId={cart.id} start={start} onAdded={() => setIsMany(false)} />
        </div>
      )}
      <div className={styles.ways}>
        <Button
          size="small"
          look="quiet"
          icon={<ListIcon size={16} />}
          onClick={() => (isMany ? setIsMany(false) : openLines(''))}
        >
          {text(isMany ? 'partsList.oneLine' : 'partsList.manyLines')}
        </Button>
        <PartsListButton size="small" look="quiet" cartId={cart.id} />
      </div>
    </>
  )
}

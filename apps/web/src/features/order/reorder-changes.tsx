import type { Reordered } from '@normwerk/contract/order'
import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { Price } from '../../shared/parts/price.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Button, LinkButton } from '../../ui/forms/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './order-view.module.css'

interface Props {
  cart: Reordered
  onClose: () => void
}

/** What is no longer sold, and whose price has changed, since an order whose parts are in the cart again. */
export function ReorderChanges({ cart, onClose }: Props) {
  const text = useText()
  const { skipped, priceChanges } = cart
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('order.reorderChanged')}
      footer={
        <>
          <Button onClick={onClose}>{text('ui.close')}</Button>
          <LinkButton to="/cart" variant="primary">
            {text('order.reorderToCart')}
          </LinkButton>
        </>
      }
    >
      {skipped.length > 0 && (
        <>
          <p>{text('order.reorderSkipped', { count: skipped.length })}</p>
          <ul className={styles.changed}>
            {skipped.map(({ articleNo, quantity }) => (
              <li key={articleNo}>
                <ArticleNumber>{articleNo}</ArticleNumber> × {quantity}
              </li>
            ))}
          </ul>
        </>
      )}
      {priceChanges.length > 0 && (
        <>
          <p>{text('order.reorderPrices', { count: priceChanges.length })}</p>
          <ul className={styles.changed}>
            {priceChanges.map(({ articleNo, before, after }) => (
              <li key={articleNo}>
                <ArticleNumber>{articleNo}</ArticleNumber> <Price amount={before} /> → <Price amount={after} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

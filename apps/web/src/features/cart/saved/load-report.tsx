import type { Cart } from '@normwerk/contract/cart'
import type { PlainTextId } from '@normwerk/i18n/text'
import { ArticleNumber } from '../../../shared/parts/article-number.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './load-cart.module.css'

export interface Skipped {
  articleNo: string
  quantity: number
  code: string
}

interface Props {
  cart: Cart
  skipped: readonly Skipped[]
  /** Opens the cart. */
  onClose: () => void
}

/** Reports which positions of a file are in the cart now, and which the shop no longer sells. Mounting it opens it. */
export function LoadReport({ cart, skipped, onClose }: Props) {
  const text = useText()
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('cart.saved.loadedPartly')}
      footer={
        <Button variant="primary" data-autofocus onClick={onClose}>
          {text('cart.saved.openCart')}
        </Button>
      }
    >
      <div className={styles.report}>
        <p>{text('cart.saved.loaded', { name: cart.name, count: cart.positionCount })}</p>
        <p>{text('cart.saved.skippedCount', { count: skipped.length })}</p>
        <ul className={styles.skipped}>
          {skipped.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change, and a number may be in it twice
            <li key={at}>
              <span>
                {line.quantity} × <ArticleNumber>{line.articleNo}</ArticleNumber>
              </span>
              <span className={styles.reason}>{text(reasons.get(line.code) ?? 'cart.saved.skippedPart')}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

const reasons = new Map<string, PlainTextId>([
  ['quantityOutOfRange', 'cart.saved.skippedQuantity'],
  ['lengthOutOfRange', 'cart.saved.skippedLength'],
  ['lengthStep', 'cart.saved.skippedLength'],
  ['toleranceNotOffered', 'cart.saved.skippedTolerance'],
  ['certificateNotOffered', 'cart.saved.skippedCertificate'],
])

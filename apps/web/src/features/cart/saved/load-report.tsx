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
  onOpen: () => void
}

/** Reports which positions of a file are in the cart now, and which the shop no longer sells. Mounting it opens it. */
export function LoadReport({ cart, skipped, onOpen }: Props) {
  const text = useText()
  return (
    <Dialog
      open
      onClose={onOpen}
      title={text('savedCart.loadedPartly')}
      footer={
        <Button variant="primary" data-autofocus onClick={onOpen}>
          {text('savedCart.openCart')}
        </Button>
      }
    >
      <div className={styles.report}>
        <p>{text('savedCart.loaded', { name: cart.name, count: cart.positionCount })}</p>
        <p>{text('savedCart.skippedCount', { count: skipped.length })}</p>
        <ul className={styles.skipped}>
          {skipped.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change, and a number may be in it twice
            <li key={at}>
              <span>
                {line.quantity} × <ArticleNumber>{line.articleNo}</ArticleNumber>
              </span>
              <span className={styles.reason}>{text(reasons.get(line.code) ?? 'savedCart.skippedPart')}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

const reasons = new Map<string, PlainTextId>([
  ['quantityOutOfRange', 'savedCart.skippedQuantity'],
  ['lengthOutOfRange', 'savedCart.skippedLength'],
  ['lengthStep', 'savedCart.skippedLength'],
  ['toleranceNotOffered', 'savedCart.skippedTolerance'],
  ['certificateNotOffered', 'savedCart.skippedCertificate'],
])

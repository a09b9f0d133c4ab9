import type { Cart } from '@normwerk/contract/cart'
import type { PlainTextId } from '@normwerk/i18n/text'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { ArticleNumber } from '../../trade/article-number.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './load-cart.module.css'
import { useLoadCart } from './queries.ts'

interface Skipped {
  articleNo: string
  quantity: number
  code: string
}

interface Props {
  onLoaded: (cart: Pick<Cart, 'id'>) => void
  /** What begins it: `choose` opens the browser's file dialog. */
  children: (choose: () => void, pending: boolean) => ReactNode
}

/** Makes a new cart of a saved file, and tells what of it is not sold any more before it opens. */
export function LoadCart({ onLoaded, children }: Props) {
  const text = useText()
  const load = useLoadCart()
  const input = useRef<HTMLInputElement>(null)
  const [report, setReport] = useState<{ cart: Cart; skipped: readonly Skipped[] } | null>(null)

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0]
    // The same file can be chosen once more.
    target.value = ''
    if (file === undefined) return
    load.mutate(file, {
      onSuccess: ({ skipped, ...cart }) => {
        if (skipped.length > 0) {
          setReport({ cart, skipped })
          return
        }
        showToast({ message: text('savedCart.loaded', { name: cart.name, count: cart.positionCount }) })
        onLoaded(cart)
      },
    })
  }

  function open(): void {
    if (report === null) return
    setReport(null)
    onLoaded(report.cart)
  }

  return (
    <>
      {children(() => input.current?.click(), load.isPending)}
      <input ref={input} type="file" hidden aria-label={text('savedCart.load')} onChange={take} />
      <Dialog
        opened={report !== null}
        onClose={open}
        title={text('savedCart.loadedPartly')}
        footer={
          <Button look="primary" data-autofocus onClick={open}>
            {text('savedCart.openCart')}
          </Button>
        }
      >
        {report !== null && (
          <div className={styles.report}>
            <p>{text('savedCart.loaded', { name: report.cart.name, count: report.cart.positionCount })}</p>
            <p>{text('savedCart.skippedCount', { count: report.skipped.length })}</p>
            <ul className={styles.skipped}>
              {report.skipped.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it is, and a number may be in it twice
                <li key={at}>
                  <span>
                    {line.quantity} × <ArticleNumber>{line.articleNo}</ArticleNumber>
                  </span>
                  <span className={styles.reason}>{text(reasons.get(line.code) ?? 'savedCart.skippedPart')}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Dialog>
    </>
  )
}

const reasons = new Map<string, PlainTextId>([
  ['quantityOutOfRange', 'savedCart.skippedQuantity'],
  ['lengthOutOfRange', 'savedCart.skippedLength'],
  ['lengthStep', 'savedCart.skippedLength'],
  ['toleranceNotOffered', 'savedCart.skippedTolerance'],
  ['certificateNotOffered', 'savedCart.skippedCertificate'],
])

import type { Cart } from '@normwerk/contract/cart'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { useProductKey } from '../../../api/config-context.tsx'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { LoadFailure, LoadReport } from '../late-dialogs.ts'
import type { Skipped } from './load-report.tsx'
import { useLoadCart } from './queries.ts'

interface Props {
  onLoaded: (cart: Pick<Cart, 'id'>) => void
  /** Opens the form; `choose` opens the browser's file dialog. */
  children: (choose: () => void, pending: boolean) => ReactNode
}

/** Creates a cart from a saved file, and reports discontinued parts before it opens. */
export function LoadCart({ onLoaded, children }: Props) {
  const text = useText()
  const load = useLoadCart()
  const ending = `.${useProductKey()}`
  const input = useRef<HTMLInputElement>(null)
  const [report, setReport] = useState<{ cart: Cart; skipped: readonly Skipped[] } | null>(null)

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0]
    // Allows choosing the same file again.
    target.value = ''
    if (file !== undefined) start(file)
  }

  // React would drop callbacks of `mutate` if the page is left in the meantime.
  function start(file: File): void {
    void load.mutateAsync(file).then(
      ({ skipped, ...cart }) => {
        if (input.current === null) reportElsewhere(cart, skipped.length)
        else if (skipped.length > 0) setReport({ cart, skipped })
        else {
          showToast({ message: text('cart.saved.loaded', { name: cart.name, count: cart.positionCount }) })
          onLoaded(cart)
        }
      },
      (error: Error) => {
        if (input.current === null) showToast({ message: formatError(error, text).message, tone: 'bad' })
      },
    )
  }

  /** A user who has opened another page stays there. */
  function reportElsewhere(cart: Cart, left: number): void {
    const loaded = text('cart.saved.loaded', { name: cart.name, count: cart.positionCount })
    showToast({
      message: left === 0 ? loaded : `${loaded} ${text('cart.saved.loadedWithout', { count: left })}`,
      action: { label: text('cart.saved.openCart'), onAction: () => onLoaded(cart) },
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
      <input ref={input} type="file" hidden accept={ending} aria-label={text('cart.saved.load')} onChange={take} />
      {load.error !== null && (
        <LoadFailure
          failure={load.error}
          fileName={load.variables.name}
          ending={ending}
          onClose={load.reset}
          onFile={start}
        />
      )}
      {report !== null && <LoadReport cart={report.cart} skipped={report.skipped} onClose={open} />}
    </>
  )
}

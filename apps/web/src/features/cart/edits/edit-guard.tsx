import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isForNow } from '../../../api/call-error.ts'
import { useOnReconnected } from '../../../api/connection.ts'
import { cartQueryOf } from '../../../shared/cart/cart-query.ts'
import { useText } from '../../../texts/language-context.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { unsavedEdits, useCartEditor } from './cart-editor.ts'
import type { EditQueue } from './edit-queue.ts'

/** Runs on every page: closing the shop loses no edit of the cart, and no failure stays unnoticed. */
export function EditGuard(): null {
  const { positions, header } = useCartEditor()
  useEffect(() => {
    function flush(): void {
      positions.flush()
      header.flush()
    }
    function flushWhenHidden(): void {
      if (document.visibilityState === 'hidden') flush()
    }
    function warn(event: BeforeUnloadEvent): void {
      flush()
      if (unsavedEdits({ positions, header }) !== 'none') event.preventDefault()
    }
    document.addEventListener('visibilitychange', flushWhenHidden)
    window.addEventListener('beforeunload', warn)
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden)
      window.removeEventListener('beforeunload', warn)
    }
  }, [positions, header])
  useOnReconnected(true, () => {
    for (const queue of [positions, header]) retryLost(queue)
  })
  useReportFailures()
  return null
}

/** Sends again what has failed only because the server could not be reached or could store nothing. */
function retryLost(queue: Pick<EditQueue<object>, 'unsaved' | 'read' | 'retry'>): void {
  for (const target of queue.unsaved()) if (isForNow(queue.read(target)?.error)) queue.retry(target)
}

/** The page of a cart shows a failure beside the edit; other pages show a toast. */
function useReportFailures(): void {
  const text = useText()
  const { positions, header } = useCartEditor()
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const openedCart = search.cart ?? null
  useEffect(() => {
    function isShown(target: string): boolean {
      if (pathname !== '/cart') return false
      const cart = client.getQueryData(cartQueryOf(openedCart).queryKey)
      return cart?.id === target || cart?.cartPositions.some(({ id }) => id === target) === true
    }
    const queues = pathname === '/cart/delivery' ? [positions] : [positions, header]
    const stops = queues.map((queue) =>
      queue.subscribe((target) => {
        if (queue.read(target)?.state !== 'error' || isShown(target)) return
        const action = { label: text('ui.retry'), onAction: () => queue.retry(target) }
        showToast({ message: text('order.unsavedTitle'), tone: 'bad', action })
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [positions, header, client, pathname, openedCart, text])
}

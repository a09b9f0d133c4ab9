import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Button, IconButton } from '../forms/button.tsx'
import { CheckIcon, CloseIcon, ErrorIcon } from '../icons.tsx'
import styles from './toast.module.css'
import { hideToast, holdToast, isToastHeld, readToasts, type ShownToast, subscribeToasts } from './toast-store.ts'

const none: readonly ShownToast[] = []
const shortly = 5_000
const longer = 10_000

/** Rendered once in the page frame. The region exists from the start, so that screen readers announce new messages. */
export function Toasts() {
  const text = useText()
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, () => none)
  return (
    <section className={styles.toasts} aria-live="polite" aria-label={text('ui.messages')}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

/** A toast with an action or a failure stays longer. No toast disappears while the user points at it or focuses it. */
function ToastCard({ toast }: { toast: ShownToast }) {
  const text = useText()
  const { id, message, tone = 'good', detail, before, action } = toast
  const card = useRef<HTMLDivElement>(null)
  const lasting = tone === 'bad' || action !== undefined ? longer : shortly

  useEffect(() => holdToast(id, () => card.current?.matches(':hover, :focus-within') === true), [id])

  useEffect(() => {
    let timer = setTimeout(goWhenLeft, lasting)
    function goWhenLeft(): void {
      if (isToastHeld(id)) timer = setTimeout(goWhenLeft, 500)
      else hideToast(id)
    }
    return () => clearTimeout(timer)
  }, [id, lasting])

  // The focused card is removed, so the focus returns to the page; the action may move it further.
  function leave(): void {
    hideToast(id)
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  return (
    <div ref={card} className={styles.toast} data-tone={tone} data-two={before && true}>
      {tone === 'good' ? <CheckIcon /> : <ErrorIcon />}
      <div className={styles.text}>
        <p>{message}</p>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      </div>
      {[before, action].map(
        (entry) =>
          entry !== undefined && (
            <Button
              key={entry.label}
              size="small"
              onClick={() => {
                leave()
                entry.onAction()
              }}
            >
              {entry.label}
            </Button>
          ),
      )}
      <IconButton size="small" label={text('ui.close')} icon={<CloseIcon size={16} />} onClick={leave} />
    </div>
  )
}

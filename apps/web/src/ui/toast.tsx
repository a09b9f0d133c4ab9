import { useSyncExternalStore } from 'react'
import { useText } from '../texts/language-context.tsx'
import { Button, IconButton } from './button.tsx'
import { CheckIcon, CloseIcon, ErrorIcon } from './icons.tsx'
import styles from './toast.module.css'
import { hideToast, readToasts, type ShownToast, subscribeToasts } from './toast-store.ts'

const none: readonly ShownToast[] = []

/** Stands once in the page frame; the region exists from the start, so that screen readers hear what appears in it. */
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

function ToastCard({ toast }: { toast: ShownToast }) {
  const text = useText()
  const { id, message, tone = 'good', detail, action } = toast
  return (
    <div className={styles.toast} data-tone={tone}>
      {tone === 'good' ? <CheckIcon /> : <ErrorIcon />}
      <div className={styles.text}>
        <p>{message}</p>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      </div>
      {action !== undefined && (
        <Button
          size="small"
          onClick={() => {
            hideToast(id)
            action.onAction()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" label={text('ui.close')} icon={<CloseIcon size={16} />} onClick={() => hideToast(id)} />
    </div>
  )
}

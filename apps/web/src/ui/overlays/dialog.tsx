import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { IconButton } from '../forms/button.tsx'
import { CloseIcon } from '../icons.tsx'
import styles from './dialog.module.css'

interface Props {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the lower edge, the main one last. */
  footer?: ReactNode
  /** `full` has the height of the window, and fills a phone's screen; its content scrolls by itself. */
  size?: 'small' | 'medium' | 'large' | 'full'
  /** `side` slides in from the left edge, for filters and navigation on a phone. */
  shape?: 'window' | 'side'
}

/**
 * A modal dialog on the native element, which keeps the focus inside, closes on Esc and returns the focus. On a phone
 * it is a sheet at the bottom. The element with `data-autofocus` gets the focus, else the first field.
 */
export function Dialog({ open, ...props }: Props) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: Omit<Props, 'open'>) {
  const { onClose, title, children, footer, size = 'medium', shape = 'window' } = props
  const text = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    if (element !== null) startOf(element)?.focus()
    // The focus returns only if the dialog is closed before the element is removed.
    return () => element?.close()
  }, [])

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the native element handles Esc
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      data-shape={shape}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      // Also fires for a canceled dialog or file choice inside this one.
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose()
      }}
    >
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={text('ui.close')} icon={<CloseIcon />} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}

/** On a phone, focusing a field would open the keyboard over filters that are mostly checkboxes. */
function startOf(dialog: HTMLElement): HTMLElement | null {
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]')
  if (marked !== null || dialog.dataset.shape === 'side') return marked
  return dialog.querySelector<HTMLElement>(':is(input, select, textarea):enabled')
}

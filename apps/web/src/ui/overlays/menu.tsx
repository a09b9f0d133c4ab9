import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './menu.module.css'

interface Props {
  /** Label of the button for screen readers, even if it shows only an icon. */
  label: string
  /** Content of the button. */
  button: ReactNode
  /** Buttons and links; a click on one closes the menu. */
  children: ReactNode
  /** Side of the button on which the list opens; `above` for a bar at the lower edge. */
  placement?: 'above' | 'below'
  /** Which edges of button and list are aligned; `start` for a button at the left edge. */
  align?: 'start' | 'end'
  /** Replaces the default style of the button. */
  className?: string | undefined
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** A button that opens a short list. The list closes on Esc, on a choice and when the focus leaves. */
export function Menu({
  label,
  button,
  children,
  placement = 'below',
  align = 'end',
  className = styles.opener,
}: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)

  // The focused entry is removed with the list. A dialog that it opens returns the focus to the button.
  function close() {
    opener.current?.focus()
    setOpen(false)
  }

  function closeOnLeave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = steps[event.key]
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      close()
    } else if (by === undefined) return
    else if (open) moveFocus(event.currentTarget, by)
    else setOpen(true)
    // Arrows must not scroll the page, and Esc must not close a dialog around the menu.
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for keys and focus of the buttons inside
    <div className={styles.menu} onBlur={closeOnLeave} onKeyDown={onKeyDown}>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after the click of an entry
        <div id={id} className={styles.list} data-placement={placement} data-align={align} onClick={close}>
          {children}
        </div>
      )}
    </div>
  )
}

function moveFocus(menu: HTMLElement, by: number): void {
  const entries = [...menu.querySelectorAll<HTMLElement>('a, button')]
  const at = entries.findIndex((entry) => entry.matches(':focus'))
  entries[(at + by + entries.length) % entries.length]?.focus()
}

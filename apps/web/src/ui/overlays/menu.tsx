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

/** The smallest distance of a list from the edge of the window, in px; its style has the same. */
const windowMargin = 8

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
    const { key } = event
    if (open && key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (!open && /^Arrow(Up|Down)$/.test(key)) setOpen(true)
    else if (!open || !moveFocus(event)) return
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
        <div
          ref={moveIntoWindow}
          id={id}
          className={styles.list}
          data-placement={placement}
          data-align={align}
          onClick={close}
        >
          {children}
        </div>
      )}
    </div>
  )
}

/** Moves a list that is wider than the space beside its button, so that all of it is visible. */
function moveIntoWindow(list: HTMLElement | null): void {
  if (list === null) return
  const { left, right } = list.getBoundingClientRect()
  const maxRight = document.documentElement.clientWidth - windowMargin
  const distance = Math.max(windowMargin - left, Math.min(0, maxRight - right))
  if (distance !== 0) list.style.translate = `${distance}px`
}

/** Moves the focus by arrows, Home, End and first letters. Returns false for a key that leads nowhere. */
function moveFocus({ currentTarget, key, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>): boolean {
  const all = [...currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const at = all.findIndex((entry) => entry.matches(':focus'))
  const others = [...all.slice(at + 1), ...all.slice(0, at)]
  const named: Record<string, HTMLElement | undefined> = {
    ArrowDown: others[0],
    ArrowUp: others.at(-1),
    Home: all[1],
    End: all.at(-1),
  }
  const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey
  const beginsWithKey = ({ textContent }: HTMLElement) => textContent.trim().toLowerCase().startsWith(key.toLowerCase())
  const next = named[key] ?? others.find((entry) => isLetter && entry !== all[0] && beginsWithKey(entry))
  next?.focus()
  return next !== undefined
}

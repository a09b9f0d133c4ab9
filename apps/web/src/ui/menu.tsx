import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './menu.module.css'

interface Props {
  /** Read out for the button, also where only an icon is shown. */
  label: string
  /** What the button shows. */
  button: ReactNode
  /** Buttons and links; a click on one closes the menu. */
  children: ReactNode
  /** Opens upwards, for a bar at the lower edge. */
  up?: boolean
  /** The list begins where the button begins, for a button at the left edge. */
  start?: boolean
  /** Looks of the button in place of the usual ones. */
  className?: string | undefined
}

/** A button that opens a short list; closes on Esc, on a choice and when the focus leaves. */
export function Menu({ label, button, children, up = false, start = false, className = styles.opener }: Props) {
  const [opened, setOpened] = useState(false)
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)

  // The entry that has the focus goes with the list; a dialog that it opens gives the focus back to the button.
  function choose() {
    opener.current?.focus()
    setOpened(false)
  }

  function closeOnLeave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpened(false)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && opened) {
      event.stopPropagation()
      setOpened(false)
      opener.current?.focus()
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (opened) moveFocus(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)
      else setOpened(true)
    }
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
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(!opened)}
      >
        {button}
      </button>
      {opened && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after the click of an entry
        <div id={id} className={styles.list} data-up={up || undefined} data-start={start || undefined} onClick={choose}>
          {children}
        </div>
      )}
    </div>
  )
}

function moveFocus(menu: HTMLElement, by: 1 | -1): void {
  const entries = [...menu.querySelectorAll<HTMLElement>('a, button')]
  const at = entries.findIndex((entry) => entry.matches(':focus'))
  entries[(at + by + entries.length) % entries.length]?.focus()
}

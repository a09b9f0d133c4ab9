import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useText } from '../../texts/language-context.tsx'
import styles from '../forms/controls.module.css'
import { CloseIcon } from '../icons.tsx'

export function Chips({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>
}

interface ChipProps {
  children: string
  /** If set, the chip is a button that removes its filter. */
  onRemove: () => void
}

export function RemovableChip({ children, onRemove }: ChipProps) {
  const text = useText()
  return (
    <button
      type="button"
      className={styles.chip}
      data-removable
      onClick={onRemove}
      aria-label={text('ui.remove', { name: children })}
    >
      {children}
      <CloseIcon size={14} />
    </button>
  )
}

interface ToggleChipProps {
  children: ReactNode
  pressed: boolean
  onToggle: () => void
  disabled?: boolean
}

export function ToggleChip({ children, pressed, onToggle, disabled = false }: ToggleChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} disabled={disabled} onClick={onToggle}>
      {children}
    </button>
  )
}

function Anchor(props: ComponentPropsWithRef<'a'>) {
  return <a {...props} className={styles.chip} />
}

export const LinkChip = createLink(Anchor)

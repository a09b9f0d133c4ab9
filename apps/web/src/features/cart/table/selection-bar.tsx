import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { Button, IconButton } from '../../../ui/forms/button.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { TrashIcon } from '../../../ui/page-icons.tsx'
import styles from './selection-bar.module.css'

export interface SelectionBarProps {
  ref?: Ref<HTMLElement>
  count: number
  /** `null` if the user may not remove them. */
  onRemove: (() => void) | null
  onClear: () => void
  /** Returns the focus to the last checkbox. */
  onBack: () => void
}

interface Props extends SelectionBarProps {
  /** Further actions on the selected positions. */
  actions: ReactNode
}

/** Stays at the lower edge while positions are selected. */
export function SelectionBar({ ref, count, actions, onRemove, onClear, onBack }: Props) {
  const text = useText()

  function backOnEscape(event: KeyboardEvent): void {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
    if (event.key === 'Escape' && !isInDialog) onBack()
  }

  return (
    <section
      ref={ref}
      className={styles.bar}
      data-lower-bar="passing"
      aria-label={text('cart.table.selection')}
      onKeyDown={backOnEscape}
    >
      <p className={styles.count}>{text('cart.table.selected', { count })}</p>
      <p className={styles.hint}>{text('cart.table.enterLeadsToBar')}</p>
      <div className={styles.actions}>
        {actions}
        {onRemove !== null && (
          <Button size="small" icon={<TrashIcon size={16} />} onClick={onRemove}>
            {text('cart.changes.remove')}
          </Button>
        )}
      </div>
      <IconButton
        size="small"
        label={text('cart.table.clearSelection')}
        icon={<CloseIcon size={16} />}
        onClick={onClear}
      />
    </section>
  )
}

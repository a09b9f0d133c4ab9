import type { ReactNode } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { CloseIcon, TrashIcon } from '../../ui/icons.tsx'
import styles from './selection-bar.module.css'

interface Props {
  count: number
  /** What else can be done with the chosen positions. */
  actions: ReactNode
  /** `null`: they are not his to remove. */
  onRemove: (() => void) | null
  onClear: () => void
}

/** Stays at the lower edge while positions are chosen. */
export function SelectionBar({ count, actions, onRemove, onClear }: Props) {
  const text = useText()
  return (
    <section className={styles.bar} aria-label={text('savedCart.selection')}>
      <p role="status">{text('savedCart.selected', { count })}</p>
      <div className={styles.actions}>
        {actions}
        {onRemove !== null && (
          <Button size="small" icon={<TrashIcon size={16} />} onClick={onRemove}>
            {text('savedCart.remove')}
          </Button>
        )}
      </div>
      <IconButton
        size="small"
        label={text('savedCart.clearSelection')}
        icon={<CloseIcon size={16} />}
        onClick={onClear}
      />
    </section>
  )
}

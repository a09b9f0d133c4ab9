import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import styles from './record-form.module.css'

interface Props {
  hasChanges: boolean
  pending: boolean
  onDiscard: () => void
}

/** The foot of a form that changes a record. Its buttons are disabled until something was typed. */
export function SaveActions({ hasChanges, pending, onDiscard }: Props) {
  const text = useText()
  return (
    <div className={styles.actions} data-changed={hasChanges || undefined}>
      <Button type="submit" variant="primary" pending={pending} disabled={!hasChanges}>
        {text('shared.forms.save')}
      </Button>
      {hasChanges && (
        <Button variant="quiet" disabled={pending} onClick={onDiscard}>
          {text('shared.forms.discard')}
        </Button>
      )}
    </div>
  )
}

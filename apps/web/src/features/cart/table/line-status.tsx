import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { CheckIcon, ClockIcon, ErrorIcon } from '../../../ui/icons.tsx'
import type { Edit } from '../edits/edit-queue.ts'
import styles from './line-status.module.css'

/** Says in words and with an icon whether an edit is being saved or has been saved. Its height never changes. */
export function LineStatus({ edit }: { edit: Edit<object> | undefined }) {
  const text = useText()
  return (
    <span className={styles.status} data-state={edit?.state}>
      {(edit?.state === 'waiting' || edit?.state === 'updating') && (
        <>
          <ClockIcon size={12} />
          {text('cart.table.saving')}
        </>
      )}
      {edit?.state === 'updated' && (
        <>
          <CheckIcon size={12} />
          {text('cart.edits.saved')}
        </>
      )}
    </span>
  )
}

interface FailureProps {
  error: Error
  onRetry: () => void
  onDiscard: () => void
}

/** An edit that could not be saved: the typed text stays, and can be sent again or discarded. */
export function EditFailure({ error, onRetry, onDiscard }: FailureProps) {
  const text = useText()
  const { message } = formatError(error, text)
  return (
    <div className={styles.failure}>
      <ErrorIcon size={16} />
      <p>
        <strong>{text('cart.edits.notSaved')}</strong> {message}
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={onRetry}>
          {text('ui.retry')}
        </Button>
        <Button size="small" variant="quiet" onClick={onDiscard}>
          {text('cart.table.discardEdit')}
        </Button>
      </div>
    </div>
  )
}

import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../forms/button.tsx'
import { WarningIcon } from '../icons.tsx'
import { NetworkReport } from './network-report.tsx'
import styles from './states.module.css'

interface Props {
  error: Error
  onRetry?: () => void
  /** Label of the button; by default "Try again". */
  retry?: string
  title?: string
  /** Set if nothing else is on the page; the title is then the page's heading. */
  heading?: 'page' | 'section'
}

/** Replaces content that could not be loaded. */
export function ErrorState({ error, onRetry, retry, title, heading = 'section' }: Props) {
  const text = useText()
  const { message, errorId } = formatError(error, text)
  const Title = heading === 'page' ? 'h1' : 'h2'
  return (
    <div className={styles.state} role="alert">
      <WarningIcon size={28} />
      <Title>{title ?? text('ui.errorTitle')}</Title>
      <p className={styles.text}>{message}</p>
      {errorId !== null && <p className={styles.errorId}>{text('ui.errorId', { id: errorId })}</p>}
      <NetworkReport />
      {onRetry !== undefined && (
        <div className={styles.actions}>
          <Button onClick={onRetry}>{retry ?? text('ui.retry')}</Button>
        </div>
      )}
    </div>
  )
}

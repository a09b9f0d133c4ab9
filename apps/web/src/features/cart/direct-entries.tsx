import { CallError } from '../../api/call-error.ts'
import { describeError } from '../../texts/describe-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { ArticleNumber } from '../../trade/article-number.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { ClockIcon, CloseIcon, ErrorIcon } from '../../ui/icons.tsx'
import styles from './direct-add.module.css'
import type { DirectEntry } from './use-direct-add.ts'

interface Props {
  entries: readonly DirectEntry[]
  onAgain: (entry: DirectEntry, abmessungsNr?: string) => void
  onCorrect: (entry: DirectEntry) => void
  onDismiss: (entry: DirectEntry) => void
}

/** What was entered and is not in the cart: on its way, or refused with what may have been meant. */
export function DirectEntries({ entries, ...actions }: Props) {
  return (
    <ul className={styles.entries} aria-live="polite">
      {entries.map((entry) => (
        <li key={entry.key} className={styles.entry} data-failed={entry.error !== null || undefined}>
          {entry.error === null ? <Sending entry={entry} /> : <Failed entry={entry} error={entry.error} {...actions} />}
        </li>
      ))}
    </ul>
  )
}

function Sending({ entry }: { entry: DirectEntry }) {
  const text = useText()
  return (
    <>
      <ClockIcon size={16} />
      <span className={styles.wanted}>
        {entry.quantity} × {entry.abmessungsNr}
      </span>
      <span className={styles.soft}>{text('cart.adding')}</span>
    </>
  )
}

function Failed({ entry, error, onAgain, onCorrect, onDismiss }: Omit<Props, 'entries'> & FailedEntry) {
  const text = useText()
  const unknown = error instanceof CallError && error.code === 'entryNotFound'
  const suggestions = error instanceof CallError ? error.suggestions : []
  return (
    <>
      <ErrorIcon size={16} />
      <div className={styles.problem}>
        <p>
          <span className={styles.wanted}>
            {entry.quantity} × {entry.abmessungsNr}
          </span>{' '}
          {unknown ? text('cart.directUnknown') : describeError(error, text).message}
        </p>
        <div className={styles.choices}>
          {suggestions.length > 0 && <span className={styles.soft}>{text('cart.didYouMean')}</span>}
          {suggestions.map((suggestion) => (
            <Button key={suggestion} size="small" onClick={() => onAgain(entry, suggestion)}>
              <ArticleNumber>{suggestion}</ArticleNumber>
            </Button>
          ))}
          {!unknown && (
            <Button size="small" onClick={() => onAgain(entry)}>
              {text('ui.retry')}
            </Button>
          )}
          <Button size="small" look="quiet" onClick={() => onCorrect(entry)}>
            {text('cart.directCorrect')}
          </Button>
        </div>
      </div>
      <IconButton
        size="small"
        label={text('ui.remove', { name: entry.abmessungsNr })}
        icon={<CloseIcon size={16} />}
        onClick={() => onDismiss(entry)}
      />
    </>
  )
}

interface FailedEntry {
  entry: DirectEntry
  error: Error
}

import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import styles from '../entries-step.module.css'
import type { Mould } from './use-mould.ts'

/** How much of a mould has been sent; then it is being read. Both can be cancelled. */
export function MouldProgress({ mould: { sent, upload, cancel } }: { mould: Mould }) {
  const text = useText()
  const name = upload.variables?.name ?? ''
  const isSent = sent >= 1
  return (
    <div className={styles.progress}>
      {isSent ? <progress aria-hidden="true" /> : <progress aria-hidden="true" max={1} value={sent} />}
      <span role="status">{text(isSent ? 'partsList.mould.reading' : 'partsList.mould.sending', { name })}</span>
      <Button size="small" onClick={cancel}>
        {text('ui.cancel')}
      </Button>
    </div>
  )
}

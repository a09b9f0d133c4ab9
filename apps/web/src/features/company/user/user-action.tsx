import { type ReactNode, useState } from 'react'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './user-action.module.css'

interface Props {
  title: string
  /** Explains the action. */
  children: ReactNode
  /** Text of the button. */
  label: string
  pending: boolean
  error: Error | null
  onAct: () => void
  /** Asked before the action; without a question the click acts at once. */
  question?: { title: string; text: ReactNode; variant: 'primary' | 'danger' }
}

/** One action of an administrator on a user, with its explanation. */
export function UserAction({ title, children, label, pending, error, onAct, question }: Props) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const isAsked = asking && question !== undefined
  const failure = error !== null && (
    <Notice tone="bad" live>
      {formatError(error, text).message}
    </Notice>
  )
  return (
    <section className={styles.action} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.text}>{children}</p>
      {!isAsked && failure}
      <Button
        size="small"
        pending={pending && !isAsked}
        onClick={question === undefined ? onAct : () => setAsking(true)}
      >
        {label}
      </Button>
      {question !== undefined && (
        <Dialog
          open={asking}
          onClose={() => setAsking(false)}
          title={question.title}
          size="small"
          footer={
            <>
              <Button onClick={() => setAsking(false)}>{text('ui.cancel')}</Button>
              <Button variant={question.variant} pending={pending} onClick={onAct}>
                {label}
              </Button>
            </>
          }
        >
          <div className={styles.question}>
            {question.text}
            {failure}
          </div>
        </Dialog>
      )}
    </section>
  )
}

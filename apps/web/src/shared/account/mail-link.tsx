import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '../../api/call-error.ts'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Panel } from '../../ui/page.tsx'
import styles from './mail-link.module.css'

interface Props {
  /** Undefined if the link was cut off in the mail. */
  token: string | undefined
  /** What the button does, and its text. */
  explanation: string
  button: string
  follow: (token: string) => Promise<unknown>
  /** Shown once that is done. */
  done: ReactNode
  /** Shown for a link that is cut off, used or out of date. */
  useless: ReactNode
}

/** Acts by a click and not on loading, because programs that scan mails open links too. */
export function MailLink({ token, explanation, button, follow, done, useless }: Props) {
  const text = useText()
  const { mutate, error, isSuccess, isPending } = useMutation({ mutationFn: follow, meta: { showsError: true } })
  if (isSuccess) return <div className={styles.link}>{done}</div>
  if (token === undefined || (error instanceof CallError && error.code === 'INVALID_TOKEN')) {
    return <div className={styles.link}>{useless}</div>
  }
  return (
    <Panel>
      <div className={styles.link}>
        <p>{explanation}</p>
        {error !== null && (
          <Notice tone="bad" live>
            {formatError(error, text).message}
          </Notice>
        )}
        <Button variant="primary" wide pending={isPending} onClick={() => mutate(token)}>
          {button}
        </Button>
      </div>
    </Panel>
  )
}

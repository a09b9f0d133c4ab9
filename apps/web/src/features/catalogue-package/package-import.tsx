import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FormFailure } from '../../shared/forms/form-failure.tsx'
import { formatError } from '../../texts/format-error.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { FileDrop } from '../../ui/forms/file-drop.tsx'
import { Section } from '../../ui/page.tsx'
import styles from './package-import.module.css'
import { PackageOutcome } from './package-outcome.tsx'
import { isAtWork, packageQuery, useInvalidateCatalogue, useSendPackage, useStepPackage } from './queries.ts'

/** Files of a catalogue are sent, checked in the background, reviewed, and then imported completely or not at all. */
export function PackageImport() {
  const text = useText()
  const format = useFormat()
  const { data, error: unread, refetch } = useQuery(packageQuery)
  const sending = useSendPackage()
  const step = useStepPackage()
  const current = data?.current ?? null
  const atWork = isAtWork(current?.state)
  const isSending = sending.sent !== null
  useAfterImport(current?.state)
  const error = sending.error ?? step.error

  return (
    <Section title={text('cataloguePackage.title')}>
      <div className={styles.package}>
        <p className={styles.about}>{text('cataloguePackage.text')}</p>
        {data?.offered === true && !atWork && (
          <Notice title={text('cataloguePackage.offered')}>
            <div className={styles.offered}>
              <p>{text('cataloguePackage.offeredText')}</p>
              <Button size="small" pending={step.isPending} onClick={() => step.mutate({ step: 'offer', id: '' })}>
                {text('cataloguePackage.checkOffered')}
              </Button>
            </div>
          </Notice>
        )}
        <FileDrop
          label={text('cataloguePackage.choose')}
          {...(data !== undefined && {
            hint: text('cataloguePackage.hint', { megabytes: format.number(data.maxTotal / 1024 ** 2) }),
          })}
          accept=".zip,.csv,.xlsx"
          multiple
          // A file chosen before the last import is known would be lost with it.
          busy={isSending || atWork || data === undefined}
          onFiles={(files) => sending.mutate(files)}
        />
        {unread !== null && data === undefined && (
          <FailureNotice message={formatError(unread, text).message} onRetry={() => void refetch()} />
        )}
        {error !== null && <FormFailure failure={formatError(error, text)} />}
        {sending.sent !== null && (
          <Progress
            label={text('cataloguePackage.sending', { percent: Math.floor(sending.sent * 100) })}
            share={sending.sent}
            onCancel={sending.abort}
          />
        )}
        {!isSending && current !== null && atWork && (
          <Progress
            label={text(current.state === 'checking' ? 'cataloguePackage.checking' : 'cataloguePackage.importing', {
              name: current.name,
              rows: format.number(current.progress?.rows ?? 0),
            })}
            share={null}
            onCancel={() => step.mutate({ step: 'cancel', id: current.id })}
          />
        )}
        {!isSending && current !== null && !atWork && current.state !== 'uploading' && (
          <PackageOutcome
            current={current}
            pending={step.isPending}
            onImport={() => step.mutate({ step: 'import', id: current.id })}
            onCancel={() => step.mutate({ step: 'cancel', id: current.id })}
          />
        )}
      </div>
    </Section>
  )
}

/** Removes cached catalogue data when a running import is done. */
function useAfterImport(state: string | undefined): void {
  const invalidateCatalogue = useInvalidateCatalogue()
  const last = useRef(state)
  useEffect(() => {
    if (last.current === 'importing' && state === 'done') invalidateCatalogue()
    last.current = state
  })
}

interface ProgressProps {
  label: string
  /** Null: the share is unknown. */
  share: number | null
  onCancel: () => void
}

function Progress({ label, share, onCancel }: ProgressProps) {
  const text = useText()
  return (
    <div className={styles.progress} role="status">
      <p>{label}</p>
      <progress aria-label={label} {...(share === null ? {} : { value: share })} />
      <div>
        <Button size="small" onClick={onCancel}>
          {text('ui.cancel')}
        </Button>
      </div>
    </div>
  )
}

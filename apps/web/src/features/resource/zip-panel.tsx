import { useId } from 'react'
import { partFileFormats, partFiles } from '../../shared/parts/part-files.ts'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { KeepFocus } from '../../ui/focus/keep-focus.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { MissingFiles } from './missing-files.tsx'
import { useCadZip } from './use-cad-zip.ts'
import { useFormats } from './use-formats.ts'
import styles from './zip.module.css'

/** Saves the files of parts as CAD.zip, in the formats that the user has chosen before. */
export function ZipPanel({ numbers }: { numbers: readonly string[] }) {
  const text = useText()
  const { chosen, toggle } = useFormats()
  const { progress, outcome, error, isPending, collect, retry, leaveOut, cancel } = useCadZip()
  const progressId = useId()
  const requested = numbers.flatMap((number) => chosen.map((format) => ({ number, format })))
  const isSaved = outcome?.failed.length === 0 && outcome.fetched.length > 0
  return (
    <div className={styles.panel}>
      <fieldset className={styles.formats} disabled={isPending}>
        <legend>{text('resource.zip.formats')}</legend>
        {partFileFormats.map((format) => (
          <Checkbox
            key={format}
            label={partFiles[format].name}
            checked={chosen.includes(format)}
            onChange={() => toggle(format)}
          />
        ))}
      </fieldset>
      <KeepFocus>
        <div className={styles.actions}>
          <Button
            variant="primary"
            disabled={requested.length === 0}
            pending={isPending}
            onClick={() => collect(requested)}
          >
            {text('resource.zip.save', { count: requested.length })}
          </Button>
          {isPending && <Button onClick={cancel}>{text('resource.zip.cancel')}</Button>}
        </div>
        {isPending && (
          <div className={styles.progress}>
            <span id={progressId}>{text('resource.zip.progress', progress)}</span>
            <progress aria-labelledby={progressId} value={progress.done} max={progress.total} />
          </div>
        )}
        <div role="status">
          {isSaved && <Notice tone="good">{text('resource.zip.saved', { count: outcome.fetched.length })}</Notice>}
        </div>
        {error !== null && (
          <FailureNotice message={formatError(error, text).message} onRetry={() => collect(requested)} />
        )}
        {outcome !== undefined && outcome.failed.length > 0 && (
          <MissingFiles title={text('resource.zip.failed', { count: outcome.failed.length })} files={outcome.failed}>
            <div className={styles.actions}>
              <Button onClick={() => retry(outcome)}>{text('resource.zip.retry')}</Button>
              {outcome.fetched.length > 0 && (
                <Button onClick={() => leaveOut(outcome)}>
                  {text('resource.zip.saveRest', { count: outcome.fetched.length })}
                </Button>
              )}
            </div>
          </MissingFiles>
        )}
        {outcome !== undefined && outcome.missing.length > 0 && (
          <MissingFiles
            title={text('resource.zip.missing', { count: outcome.missing.length })}
            files={outcome.missing}
          />
        )}
      </KeepFocus>
    </div>
  )
}

import type { ImportReport } from '@normwerk/contract/import'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { FileDrop } from '../../../ui/forms/file-drop.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import styles from './file-import.module.css'
import { ImportOutcome } from './import-outcome.tsx'
import { type Sample, SampleTable } from './sample-table.tsx'

export interface SendHow {
  dryRun: boolean
  /** Rejected rows are left out, and the others are written. */
  onlyValid: boolean
}

interface Props {
  /** `.csv` */
  accept: string
  sample: Sample
  /** Sends the file; a dry run writes nothing. */
  send: (file: File, how: SendHow) => Promise<ImportReport>
  /** Rejected rows may be left out. */
  maySkip?: boolean
  onImported: () => void
  /** What the file must contain. */
  children: ReactNode
}

interface Run {
  file: File
  report: ImportReport
  /** The report is about written rows, not about a dry run. */
  written: boolean
}

/** Checks a table as soon as it is chosen, shows its report, and then imports it completely or not at all. */
export function FileImport({ accept, sample, send, maySkip = false, onImported, children }: Props) {
  const text = useText()
  const [run, setRun] = useState<Run | null>(null)
  const result = useRef<HTMLDivElement>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ file, dryRun }: { file: File; dryRun: boolean }): Promise<Run> => {
      const report = await send(file, { dryRun, onlyValid: !dryRun && maySkip })
      return { file, report, written: !dryRun && (maySkip || report.refused.length === 0) }
    },
    meta: { showsError: true },
    onSuccess: (done) => {
      setRun(done)
      if (done.written) onImported()
    },
    onError: () => setRun(null),
  })
  const valid = run === null || run.written ? 0 : run.report.added + run.report.changed
  const skips = run !== null && run.report.refused.length > 0
  useEffect(() => {
    if (run !== null) result.current?.focus()
  }, [run])

  return (
    <div className={styles.import}>
      <div className={styles.about}>{children}</div>
      <SampleTable sample={sample} />
      <FileDrop
        label={text(run === null ? 'import.file.choose' : 'import.file.chooseOther')}
        hint={isPending ? text('import.file.checking') : text('import.file.drop')}
        accept={accept}
        busy={isPending}
        onFiles={([file]) => mutate({ file, dryRun: true })}
      />
      {error !== null && <FormFailure failure={formatError(error, text)} />}
      {run !== null && (
        <div ref={result} className={styles.result} tabIndex={-1} aria-busy={isPending}>
          <ImportOutcome
            fileName={run.file.name}
            report={run.report}
            written={run.written}
            maySkip={maySkip && valid > 0}
          />
          {valid > 0 && (maySkip || !skips) && (
            <div>
              <Button variant="primary" pending={isPending} onClick={() => mutate({ file: run.file, dryRun: false })}>
                {text(skips ? 'import.file.importValid' : 'import.file.import', { count: valid })}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

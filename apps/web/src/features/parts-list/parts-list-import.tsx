import type { PartsListRow } from '@normwerk/contract/parts-list'
import type { PlainTextId } from '@normwerk/i18n/text'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { isDecided, isOpen, stateOf } from '../../shared/lists/parts-list/list-entry.ts'
import { useAddList } from '../../shared/lists/parts-list/use-add-list.ts'
import { useListEntries } from '../../shared/lists/parts-list/use-list-entries.ts'
import { useText } from '../../texts/language-context.tsx'
import { Steps } from '../../ui/feedback/steps.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ArrowRightIcon } from '../../ui/page-icons.tsx'
import { EntriesStep } from './entries-step.tsx'
import { HeadersStep } from './headers-step.tsx'
import { compareRows } from './keep-decisions.ts'
import { isStepFile } from './mould/is-step-file.ts'
import { openParts } from './mould/list-mould.ts'
import { MouldStep } from './mould/mould-step.tsx'
import { useMould } from './mould/use-mould.ts'
import styles from './parts-list.module.css'
import { reportAdded } from './report-added.ts'
import { ResultState } from './result-state.tsx'
import { ResultStep } from './result-step.tsx'
import { useImportedTable } from './use-imported-table.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { useReview } from './use-review.ts'

interface Props {
  open: boolean
  onClose: () => void
  /** A file that was dropped before the dialog opened. */
  file?: File | null
  cartId?: string
  onAdded?: (count: number) => void
}

const steps = ['entries', 'headers', 'result'] as const

const stepNames = {
  entries: 'partsList.stepEntries',
  headers: 'partsList.stepHeaders',
  result: 'partsList.stepResult',
} satisfies Record<(typeof steps)[number], PlainTextId>

/** Imports a parts list into a cart in three steps: entries, headings, and the result for each row. */
export function PartsListImport({ open, onClose, file = null, cartId, onAdded }: Props) {
  const text = useText()
  const [step, setStep] = useState<(typeof steps)[number]>('entries')
  const [pasted, setPasted] = useState('')
  /** The pasted text that the table was read from; null for a file. */
  const [opened, setOpened] = useState<string | null>(null)
  const [checked, setChecked] = useState<readonly PartsListRow[] | null>(null)
  const imported = useImportedTable()
  const mould = useMould()
  const list = useListEntries()
  const add = useAddList(cartId)
  const table = mould.table ?? imported.table
  const openMaterials = mould.parts === null ? 0 : openParts(mould.parts, mould.choices).length
  const { entries } = list
  const review = useReview(entries)
  useLeaveWarning(review.drafts.size > 0 || entries.some(isDecided))
  const openCount = entries.filter(isOpen).length
  const ready = entries.filter((entry) => stateOf(entry) === 'matched').length
  const heading = useRef<HTMLHeadingElement>(null)
  const stepBefore = useRef(step)

  // The button with the focus was removed with the previous step.
  useEffect(() => {
    if (stepBefore.current !== step) heading.current?.focus()
    stepBefore.current = step
  }, [step])

  const takenFile = useRef<File | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each dropped file
  useEffect(() => {
    if (file === null || takenFile.current === file) return
    takenFile.current = file
    startAgain()
    takeFile(file)
  }, [file])

  function nameOf(name: (typeof steps)[number]): PlainTextId {
    return name === 'headers' && mould.parts !== null ? 'partsList.mould.step' : stepNames[name]
  }

  function startAgain(): void {
    dropDecisions()
    imported.close()
    mould.close()
    add.reset()
    setPasted('')
    setOpened(null)
    setStep('entries')
  }

  function dropDecisions(): void {
    list.drop(entries.map(({ asked }) => asked.row))
    review.keep(new Set())
    setChecked(null)
  }

  function takeFile(file: File): void {
    const onSuccess = () => {
      // Another list may have the same rows, but nothing was decided for them.
      dropDecisions()
      setOpened(null)
      setStep('headers')
    }
    if (isStepFile(file)) mould.upload.mutate(file, { onSuccess })
    else {
      mould.close()
      imported.upload.mutate(file, { onSuccess })
    }
  }

  function openEntries(): void {
    // Columns that the buyer has chosen stay as long as the text is the same.
    if (pasted.trim() !== '' && pasted !== opened) {
      mould.close()
      imported.openText(pasted)
      setOpened(pasted)
    }
    setStep('headers')
  }

  function check(): void {
    if (table === null) return
    setStep('result')
    if (checked === table.read.rows) return
    setChecked(table.read.rows)
    if (mould.parts === null) imported.remember()
    const { changed, gone, kept } = compareRows(entries, table.read)
    list.drop(gone)
    if (changed.length + gone.length > 0) review.keep(kept)
    if (changed.length > 0) list.put(changed)
  }

  function addAll(): void {
    // React would drop callbacks of `mutate` if the page is left in the meantime.
    void add.mutateAsync(entries).then(
      (count) => {
        if (table !== null) reportAdded(text, { count, table, entries })
        startAgain()
        onClose()
        onAdded?.(count)
      },
      // The catalogue has changed since the rows were checked.
      (error: unknown) => {
        if (error instanceof CallError && error.code === 'importRowsUnresolved') list.checkAll()
      },
    )
  }

  const footers = {
    entries: (
      <Button
        variant="primary"
        icon={<ArrowRightIcon size={16} />}
        disabled={pasted.trim() === '' && table === null}
        onClick={openEntries}
      >
        {text('partsList.next')}
      </Button>
    ),
    headers: (
      <>
        <Button onClick={() => setStep('entries')}>{text('partsList.back')}</Button>
        <Button variant="primary" disabled={!table?.read.rows.length || openMaterials > 0} onClick={check}>
          {text('partsList.check', { count: table?.read.rows.length ?? 0 })}
        </Button>
      </>
    ),
    result: (
      <>
        <ResultState list={list} />
        <div className={styles.buttons}>
          <Button onClick={() => setStep('headers')}>{text('partsList.back')}</Button>
          <Button variant="primary" disabled={openCount > 0 || ready === 0} pending={add.isPending} onClick={addAll}>
            {text('partsList.add', { count: ready })}
          </Button>
        </div>
      </>
    ),
  }

  return (
    <Dialog open={open} onClose={onClose} title={text('partsList.title')} size="full" footer={footers[step]}>
      <div className={styles.import}>
        <Steps
          label={text('partsList.steps')}
          current={steps.indexOf(step)}
          steps={steps.map((name) => ({ key: name, content: text(nameOf(name)) }))}
        />
        {/* The first step begins with the file button, the others with their heading. */}
        <h3
          ref={heading}
          tabIndex={-1}
          className="visually-hidden"
          data-autofocus={step === 'entries' ? undefined : true}
        >
          {text(nameOf(step))}
        </h3>
        {step === 'entries' && (
          <EntriesStep upload={imported.upload} mould={mould} onFile={takeFile} pasted={pasted} onPasted={setPasted} />
        )}
        {step === 'headers' && mould.parts !== null && <MouldStep mould={mould} parts={mould.parts} />}
        {step === 'headers' && mould.parts === null && table !== null && <HeadersStep {...imported} table={table} />}
        {step === 'result' && table !== null && (
          <ResultStep table={table} list={list} review={review} addFailure={add.error} />
        )}
      </div>
    </Dialog>
  )
}

import { useState } from 'react'
import { chooseSuggested, confirmEntry, stateOf } from '../../shared/lists/parts-list/list-entry.ts'
import { hasContent, pasteReader } from '../../shared/lists/parts-list/paste-reader.ts'
import { useListEntries } from '../../shared/lists/parts-list/use-list-entries.ts'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { TextArea } from '../../ui/forms/text-field.tsx'
import { useOnceLoaded } from '../../ui/late/late-code.ts'
import { OpenRows } from './open-rows.tsx'
import { PartFilesZip } from './part-files-zip.tsx'
import { ScrolledList } from './scrolled-list.tsx'
import styles from './zip.module.css'

/** Asks for numbers or designations, and offers the files of the parts that they name. */
export function PartsForm() {
  const text = useText()
  const list = useListEntries()
  const onceReaderLoaded = useOnceLoaded({ late: pasteReader })
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState<readonly string[]>([])
  const isChecking = list.entries.some(({ answer }) => answer === null) && list.failure === null
  const open = list.entries.filter((entry) => entry.answer !== null && stateOf(entry) !== 'matched')
  const found = list.entries.flatMap(({ answer }) =>
    answer?.status === 'matched' && answer.articleNo !== undefined ? [{ articleNo: answer.articleNo }] : [],
  )

  function read(): void {
    onceReaderLoaded((readPaste) => {
      const { rows, skipped } = readPaste(typed)
      list.drop(list.entries.map(({ asked }) => asked.row))
      // With a quantity no row asks for one.
      list.put(rows.map((row) => ({ ...row, quantity: 1 })))
      setLeft(skipped.filter(hasContent).map(({ text }) => text))
    })
  }

  return (
    <>
      <form
        className={styles.panel}
        onSubmit={(event) => {
          event.preventDefault()
          read()
        }}
      >
        <TextArea
          label={text('resource.list.parts')}
          hint={text('resource.list.hint')}
          rows={8}
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" disabled={typed.trim() === ''} pending={isChecking}>
            {text('resource.list.read')}
          </Button>
        </div>
      </form>
      {list.failure !== null && (
        <FailureNotice message={formatError(list.failure, text).message} onRetry={list.checkUnanswered} />
      )}
      {left.length > 0 && (
        <Notice tone="warn" live title={text('resource.list.left', { count: left.length })}>
          <ScrolledList label={text('resource.list.left', { count: left.length })}>
            {left.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and never move
              <li key={at}>{line}</li>
            ))}
          </ScrolledList>
        </Notice>
      )}
      {open.length > 0 && !isChecking && (
        <OpenRows
          entries={open}
          onConfirm={(row) => list.change([row], confirmEntry)}
          onChoose={(row, suggested) => list.change([row], (entry) => chooseSuggested(entry, suggested))}
          onDeleteRemembered={list.deleteRemembered}
        />
      )}
      {found.length > 0 && !isChecking && <PartFilesZip parts={found} />}
    </>
  )
}

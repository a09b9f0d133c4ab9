import { readRoute } from '@normwerk/contract/endpoint'
import { type ErrorCode, isErrorCode } from '@normwerk/contract/errors'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import type { PlainTextId } from '@normwerk/i18n/text'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { useAddress } from '../../api/config-context.tsx'
import { HelpLink } from '../../shared/help/help-link.tsx'
import { fieldError } from '../../texts/field-errors.ts'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextArea } from '../../ui/forms/text-field.tsx'
import styles from './entries-step.module.css'
import { isListFile, listFileKinds } from './list-file-kinds.ts'
import { MouldProgress } from './mould/mould-progress.tsx'
import type { Mould } from './mould/use-mould.ts'

interface Props {
  upload: { isPending: boolean; error: Error | null; variables: File | undefined }
  mould: Mould
  onFile: (file: File) => void
  pasted: string
  onPasted: (text: string) => void
}

/** Step 1: drop or choose a file, or paste rows. */
export function EntriesStep({ upload, mould, onFile, pasted, onPasted }: Props) {
  const text = useText()
  const address = useAddress()
  const [isOver, setIsOver] = useState(false)
  const isPending = upload.isPending || mould.upload.isPending
  const lines = pasted.split(/\r\n?|\n/).filter((line) => line.trim() !== '').length

  function takeFile(files: FileList | null): void {
    const file = files?.[0]
    if (file !== undefined && !isPending) onFile(file)
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    takeFile(event.dataTransfer.files)
  }

  /** Rows may be pasted anywhere on the page; inside the field the browser handles it. */
  function paste({ clipboardData, target }: ClipboardEvent): void {
    const rows = clipboardData.getData('text/plain')
    // Beside the text of cells, spreadsheet programs copy their picture.
    if (rows === '' || [...clipboardData.files].some(isListFile)) takeFile(clipboardData.files)
    else if (!(target instanceof HTMLTextAreaElement)) onPasted(pasted.trim() === '' ? rows : `${pasted}\n${rows}`)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file button and the field below do the same by keyboard
    <div
      className={styles.entries}
      onPaste={paste}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className={styles.drop} data-over={isOver || undefined} aria-busy={isPending}>
        <p className={styles.dropTitle}>{text('partsList.drop')}</p>
        <label className={styles.choose}>
          {text('partsList.chooseFile')}
          <input
            type="file"
            accept={listFileKinds}
            data-autofocus
            disabled={isPending}
            onChange={(event) => {
              takeFile(event.target.files)
              event.target.value = ''
            }}
          />
        </label>
        <p className={styles.hint}>{text('partsList.dropHint')}</p>
        <p className={styles.hint}>{text('partsList.mould.dropHint')}</p>
        <a href={address(readRoute(partsListEndpoints.sample.route).path)} download>
          {text('partsList.sample')}
        </a>
        <HelpLink topic="import" />
        <p className={styles.progress} role="status">
          {upload.isPending && (
            <>
              <progress aria-hidden="true" />
              {text('partsList.readingFile', { name: upload.variables?.name ?? '' })}
            </>
          )}
        </p>
      </div>
      {mould.upload.isPending && <MouldProgress mould={mould} />}
      {mould.upload.error !== null && (
        <Rejected
          error={mould.upload.error}
          name={mould.upload.variables?.name ?? ''}
          reasons={{ fileTooLarge: 'partsList.mould.fileTooLarge' }}
        />
      )}
      {upload.error !== null && (
        <Rejected
          error={upload.error}
          name={upload.variables?.name ?? ''}
          reasons={upload.variables?.size === 0 ? { NOT_SUPPORTED_FILE: 'partsList.emptyFile' } : listReasons}
        />
      )}
      <TextArea
        label={text('partsList.paste')}
        hint={lines > 0 ? text('partsList.pastedLines', { count: lines }) : text('partsList.pasteHint')}
        placeholder={text('partsList.pasteExample')}
        rows={8}
        spellCheck={false}
        autoCapitalize="off"
        value={pasted}
        onChange={(event) => onPasted(event.target.value)}
      />
    </div>
  )
}

/** Why a file is not read as a list, in words that say what to do. */
const listReasons = {
  fileTooLarge: 'partsList.fileTooLarge',
  NOT_ALLOWED_FILE: 'partsList.fileOfOtherKind',
  NOT_SUPPORTED_FILE: 'partsList.unreadableFile',
} satisfies Reasons

type Reasons = Partial<Record<ErrorCode, PlainTextId>>

function Rejected({ error, name, reasons }: { error: Error; name: string; reasons: Reasons }) {
  const text = useText()
  const { message, errorId } = formatError(error, text)
  const reason = error instanceof CallError && isErrorCode(error.code) ? reasons[error.code] : undefined
  const known = reason === undefined ? fieldError(error, 'file', text) : text(reason)
  return (
    <Notice tone="bad" title={name} live>
      {known ?? message}
      {known === null && errorId !== null && errorId !== '' && (
        <p className={styles.hint}>{text('ui.errorId', { id: errorId })}</p>
      )}
    </Notice>
  )
}

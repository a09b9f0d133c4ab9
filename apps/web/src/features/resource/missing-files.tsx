import type { ReactNode } from 'react'
import { CallError } from '../../api/call-error.ts'
import { zippedName } from '../../shared/parts/part-files.ts'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { Failed } from './fetch-all.ts'
import { ScrolledList } from './scrolled-list.tsx'
import type { RequestedFile } from './use-cad-zip.ts'

interface Props {
  title: string
  files: readonly Failed<RequestedFile>[]
  /** What the user can do about it. */
  children?: ReactNode
}

/** Lists files that are not in the zip, with the reason of each. */
export function MissingFiles({ title, files, children }: Props) {
  const text = useText()
  const reasonOf = (error: Error) =>
    error instanceof CallError && error.code === 'entryNotFound'
      ? text('resource.zip.noFile')
      : formatError(error, text).message
  return (
    <Notice tone="warn" live title={title}>
      <ScrolledList label={title}>
        {files.map(({ item, error }) => (
          <li key={zippedName(item.format, item.number)}>
            <strong>{zippedName(item.format, item.number)}</strong> {reasonOf(error)}
          </li>
        ))}
      </ScrolledList>
      {children}
    </Notice>
  )
}

import { maxStreamedBytes } from '@normwerk/contract/limits'
import { type MouldPart, mouldEndpoints } from '@normwerk/contract/parts-list/mould'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { uploadFile } from '../../../api/upload-file.ts'
import type { ImportedTable } from '../use-imported-table.ts'
import { listMould, startChoices } from './list-mould.ts'

/** The chosen article of each row; null leaves its bodies out, and a row that is missing still needs a choice. */
export type MouldChoices = ReadonlyMap<number, string | null>

/** A dropped STEP assembly, what was recognised in it, and the choice of an article for each part. */
export function useMould() {
  const [mould, setMould] = useState<{ fileName: string; parts: readonly MouldPart[] } | null>(null)
  const [choices, setChoices] = useState<MouldChoices>(new Map())
  const [sent, setSent] = useState(0)
  const leaving = useRef(new AbortController())

  const upload = useMutation({
    mutationFn: (file: File) => {
      // The server would read all of it only to reject it.
      if (file.size > maxStreamedBytes) throw tooLarge()
      leaving.current = new AbortController()
      setSent(0)
      return uploadFile(mouldEndpoints.read, { file, signal: leaving.current.signal, onProgress: setSent })
    },
    meta: { showsError: true },
    onSuccess: ({ parts }, { name }) => {
      setMould({ fileName: name, parts })
      setChoices(startChoices(parts))
    },
  })
  const table = useMemo((): ImportedTable | null => mould && listMould(mould, choices), [mould, choices])

  return {
    parts: mould?.parts ?? null,
    choices,
    table,
    upload,
    /** The share of the file that has been sent; 1 while it is read. */
    sent,
    choose: (rows: readonly number[], articleOf: (part: MouldPart) => string | null) => {
      const changed = mould?.parts.filter(({ row }) => rows.includes(row)) ?? []
      setChoices((known) => new Map([...known, ...changed.map((part) => [part.row, articleOf(part)] as const)]))
    },
    cancel: () => {
      leaving.current.abort()
      upload.reset()
    },
    close: () => {
      setMould(null)
      setChoices(new Map())
      upload.reset()
    },
  }
}

export type Mould = ReturnType<typeof useMould>

function tooLarge(): CallError {
  return new CallError({ code: 'fileTooLarge', message: '', status: 413, errorId: '' })
}

import { cadZipName, statisticsEndpoints } from '@normwerk/contract/statistics'
import { useMutation } from '@tanstack/react-query'
import { downloadZip } from 'client-zip'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { useAddress } from '../../api/config-context.tsx'
import { fetchFile } from '../../api/fetch-file.ts'
import { saveFile } from '../../shared/forms/save-file.ts'
import { type PartFileFormat, partFilePath, zippedName } from '../../shared/parts/part-files.ts'
import { useLanguage } from '../../texts/language-context.tsx'
import { type Failed, type Fetched, fetchAll } from './fetch-all.ts'

/** A file to be put into the zip. */
export interface RequestedFile {
  number: string
  format: PartFileFormat
}

interface Attempt {
  requested: readonly RequestedFile[]
  /** What earlier attempts have fetched. */
  fetched: readonly Fetched<RequestedFile>[]
  /** Files that the zip does without. */
  missing: readonly Failed<RequestedFile>[]
}

interface Outcome extends Attempt {
  /** Files that may come when they are tried again; as long as there are some, nothing is saved. */
  failed: readonly Failed<RequestedFile>[]
}

/** Collects files and saves them as CAD.zip. Files that failed can be tried again, or be left out. */
export function useCadZip() {
  const address = useAddress()
  const language = useLanguage()
  const running = useRef<AbortController | null>(null)
  const [progress, setProgress] = useState({ done: 0, total: 0 })

  async function collect({ requested, ...known }: Attempt): Promise<Outcome> {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    let done = known.fetched.length
    const total = done + requested.length
    setProgress({ done, total })
    const fetchOne = ({ number, format }: RequestedFile) =>
      fetchFile(address(partFilePath(format, number, language)), signal)
    const news = await fetchAll(requested, fetchOne, signal, () => {
      done += 1
      setProgress({ done, total })
    })
    const fetched = [...known.fetched, ...news.fetched]
    const missing = [...known.missing, ...news.failed.filter(({ error }) => isRejected(error))]
    const failed = news.failed.filter(({ error }) => !isRejected(error))
    if (failed.length === 0 && fetched.length > 0) await save(fetched)
    return { requested, fetched, missing, failed }
  }

  const {
    mutate,
    data: outcome,
    error,
    isPending,
    reset,
  } = useMutation({
    mutationFn: collect,
    meta: { showsError: true },
  })

  function cancel(): void {
    running.current?.abort()
    reset()
  }
  useEffect(() => () => running.current?.abort(), [])

  return {
    progress,
    outcome,
    error,
    isPending,
    cancel,
    collect: (requested: readonly RequestedFile[]) => mutate({ requested, fetched: [], missing: [] }),
    retry: ({ failed, fetched, missing }: Outcome) =>
      mutate({ requested: failed.map(({ item }) => item), fetched, missing }),
    leaveOut: ({ failed, fetched, missing }: Outcome) =>
      mutate({ requested: [], fetched, missing: [...missing, ...failed] }),
  }
}

/** Whether the shop does not have the file, so that another try is of no use. */
function isRejected(error: Error): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 422)
}

async function save(files: readonly Fetched<RequestedFile>[]): Promise<void> {
  const entries = files.map(({ item, file }) => ({ name: zippedName(item.format, item.number), input: file }))
  saveFile(cadZipName, await downloadZip(entries).blob())
  // The zip is saved, whether or not it is counted.
  call(statisticsEndpoints.reportZip).catch(() => undefined)
}

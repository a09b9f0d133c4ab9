import { auditEndpoints } from '@normwerk/contract/audit'
import { cataloguePackageEndpoints, type PackageImport, partSize } from '@normwerk/contract/catalogue-package'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

const { begin, send, check, import: start, cancel, offer, read } = cataloguePackageEndpoints
const pollEvery = 1000

/** The latest import, polled while it runs, because another tab may have started it. */
export const packageQuery = {
  ...endpointQuery(read),
  refetchInterval: ({ state }: { state: { data: { current: PackageImport | null } | undefined } }) =>
    isAtWork(state.data?.current?.state) ? pollEvery : false,
} as const

export function isAtWork(state: PackageImport['state'] | undefined): boolean {
  return state === 'checking' || state === 'importing'
}

/** Sends files in parts and has them checked. `sent` is the share that has arrived; null while nothing is sent. */
export function useSendPackage() {
  const reload = useReloadPackage()
  const [sent, setSent] = useState<number | null>(null)
  const stop = useRef<AbortController | null>(null)
  const mutation = useMutation({
    mutationFn: async (files: readonly File[]) => {
      stop.current = new AbortController()
      setSent(0)
      await sendFiles(files, stop.current.signal, setSent)
    },
    onSettled: () => {
      setSent(null)
      return reload()
    },
  })
  return { ...mutation, sent, abort: () => stop.current?.abort() }
}

async function sendFiles(files: readonly File[], signal: AbortSignal, report: (share: number) => void): Promise<void> {
  const { id } = await call(begin, { input: { files: files.map(({ name, size }) => ({ name, size })) }, signal })
  const total = files.reduce((sum, { size }) => sum + size, 0)
  let before = 0
  try {
    for (const file of files) {
      for (let offset = 0; offset < file.size; offset += partSize) {
        const part = new File([file.slice(offset, offset + partSize)], file.name)
        await call(send, { params: { id }, file: part, input: { name: file.name, offset: String(offset) }, signal })
        report((before + Math.min(offset + partSize, file.size)) / total)
      }
      before += file.size
    }
  } catch (error) {
    await call(cancel, { params: { id } }).catch(() => undefined)
    if (signal.aborted) return
    throw error
  }
  await call(check, { params: { id } })
}

type Step = 'import' | 'cancel' | 'offer'

export function useStepPackage() {
  const reload = useReloadPackage()
  return useMutation({
    mutationFn: ({ step, id }: { step: Step; id: string }) => {
      if (step === 'offer') return call(offer)
      return call(step === 'import' ? start : cancel, { params: { id } })
    },
    onSettled: reload,
  })
}

function useReloadPackage() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: packageQuery.queryKey })
}

/** An import changes many pages and the audit log. */
export function useInvalidateCatalogue(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ refetchType: 'none', predicate: ({ queryKey }) => queryKey[0] !== read.route })
    void client.invalidateQueries({ queryKey: [auditEndpoints.listAll.route] })
  }
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAddress } from '../../api/config-context.tsx'
import { fetchFile } from '../../api/fetch-file.ts'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { ModelView } from './model-view.tsx'
import { readModel } from './stage/model.ts'

interface Props {
  /** Path of a GLB file. While another one is loading, the last one stays. */
  path: string
  /** The part or group that is shown. */
  name: string
  /** Shown where the browser has no 3D. */
  still: ReactNode
}

/** Shows a part in 3D: it can be turned, enlarged and cut open, with the mouse, by touch and with the keyboard. */
export function Viewer({ path, ...shown }: Props) {
  const text = useText()
  const address = useAddress()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['model', path],
    queryFn: async ({ signal }) => readModel(await (await fetchFile(address(path), signal)).arrayBuffer()),
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <ModelView {...shown} model={data ?? null} isStale={isPlaceholderData || data === undefined}>
      {error !== null && data === undefined && (
        <FailureNotice message={formatError(error, text).message} onRetry={() => void refetch()} />
      )}
    </ModelView>
  )
}

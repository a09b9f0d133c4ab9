import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useAddress } from '../../api/config-context.tsx'
import { fetchFile } from '../../api/fetch-file.ts'
import { formatError } from '../../texts/format-error.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { readModel } from './stage/model.ts'
import { createStage, type Stage } from './stage/stage.ts'
import styles from './viewer.module.css'
import { ViewerTools } from './viewer-tools.tsx'

interface Props {
  /** Path of a GLB file. While another one is loading, the last one stays. */
  path: string
  /** The part or group that is shown. */
  name: string
  /** Shown where the browser has no 3D. */
  still: ReactNode
}

/** Shows a part in 3D: it can be turned, enlarged and cut open, with the mouse, by touch and with the keyboard. */
export function Viewer({ path, name, still }: Props) {
  const text = useText()
  const format = useFormat()
  const address = useAddress()
  const canvas = useRef<HTMLCanvasElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['model', path],
    queryFn: async ({ signal }) => readModel(await (await fetchFile(address(path), signal)).arrayBuffer()),
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language loads the page again
  useEffect(() => {
    if (canvas.current === null || overlay.current === null) return
    const made = createStage({
      canvas: canvas.current,
      overlay: overlay.current,
      formatDimension: ({ symbol, value }) => `${symbol} ${format.number(value)}`,
    })
    setStage(made)
    setIsMissing(made === null)
    return () => made?.dispose()
  }, [])
  useEffect(() => {
    if (stage !== null && data !== undefined) stage.show(data)
  }, [stage, data])

  if (isMissing) {
    return (
      <div className={styles.viewer}>
        <Notice tone="info">{text('shared.viewer.missing')}</Notice>
        {still}
      </div>
    )
  }
  return (
    <div className={styles.viewer}>
      <div className={styles.picture} data-stale={isPlaceholderData || data === undefined || undefined}>
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a picture that keys turn */}
        <canvas
          ref={canvas}
          role="application"
          tabIndex={0}
          aria-label={text('shared.viewer.label', { name })}
          onPointerDown={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
          onKeyDown={(event) => stage !== null && steer(stage, event)}
        />
        <div ref={overlay} className={styles.figures} aria-hidden="true" />
      </div>
      {error !== null && data === undefined && (
        <FailureNotice message={formatError(error, text).message} onRetry={() => void refetch()} />
      )}
      {stage !== null && <ViewerTools stage={stage} />}
    </div>
  )
}

const keys: Readonly<Record<string, (stage: Stage) => void>> = {
  ArrowLeft: (stage) => stage.turn(-1, 0),
  ArrowRight: (stage) => stage.turn(1, 0),
  ArrowUp: (stage) => stage.turn(0, 1),
  ArrowDown: (stage) => stage.turn(0, -1),
  '+': (stage) => stage.zoom(1.25),
  '-': (stage) => stage.zoom(0.8),
  '0': (stage) => stage.showAll(),
  '1': (stage) => stage.look('front'),
  '2': (stage) => stage.look('top'),
  '3': (stage) => stage.look('side'),
  '4': (stage) => stage.look('iso'),
}

function steer(stage: Stage, event: KeyboardEvent): void {
  const act = keys[event.key]
  // Combinations belong to the browser.
  if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  act(stage)
}

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { Model } from './stage/model.ts'
import { createStage, type Stage } from './stage/stage.ts'
import styles from './viewer.module.css'
import { ViewerTools } from './viewer-tools.tsx'

interface Props {
  /** Null until it is loaded. */
  model: Model | null
  /** Another model is being loaded. */
  isStale: boolean
  /** What is shown. */
  name: string
  /** Shown where the browser has no 3D. */
  still: ReactNode
  /** The body that stands out; left out: none. */
  marked?: number | null
  /** Below the picture. */
  children?: ReactNode
}

/** The picture of a model with its tools. */
export function ModelView({ model, isStale, name, still, marked = null, children }: Props) {
  const text = useText()
  const format = useFormat()
  const canvas = useRef<HTMLCanvasElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage | null>(null)
  const [isMissing, setIsMissing] = useState(false)

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
    if (stage !== null && model !== null) stage.show(model)
  }, [stage, model])
  useEffect(() => stage?.mark(marked), [stage, marked])

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
      <div className={styles.picture} data-stale={isStale || undefined}>
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
      {children}
      {stage !== null && (
        <ViewerTools
          stage={stage}
          hasDimensions={model === null || model.dimensions.length > 0}
          hasParts={model !== null && model.apart !== null}
        />
      )}
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

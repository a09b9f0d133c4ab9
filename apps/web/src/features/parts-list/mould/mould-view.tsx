import type { MouldPart } from '@normwerk/contract/parts-list/mould'
import { useMemo } from 'react'
import { ModelView } from '../../../shared/viewer/model-view.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { modelMould } from './mould-model.ts'

interface Props {
  parts: readonly MouldPart[]
  /** The row that stands out. */
  marked: number | null
}

/** The mould in 3D: its parts in their colours between the edges of its plates. */
export function MouldView({ parts, marked }: Props) {
  const text = useText()
  const model = useMemo(() => modelMould(parts), [parts])
  const at = marked === null ? -1 : model.rows.indexOf(marked)
  return (
    <ModelView
      model={model}
      isStale={false}
      name={text('partsList.mould.picture')}
      still={null}
      marked={at < 0 ? null : at}
    />
  )
}

import type { MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ModelView } from '../../../shared/viewer/model-view.tsx'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx'
import { modelQuery } from '../queries.ts'
import { SectionView } from '../section-view.tsx'
import { modelMouldBase } from './model-mould-base.ts'
import styles from './mould-base-view.module.css'
import { kindColours, kindTexts, partKinds } from './part-kinds.ts'

/** A mould base in 3D as its STEP file has it; it can be pulled apart along its axis. */
export function MouldBaseView({ base }: { base: MouldBase }) {
  const text = useText()
  const { width, length } = base.settings
  const { data, error, refetch, isPlaceholderData } = useQuery(modelQuery(base.settings))
  const model = useMemo(() => (data === undefined ? null : modelMouldBase(data.parts)), [data])
  return (
    <ModelView
      model={model}
      isStale={isPlaceholderData || model === null}
      name={text('configurator.usualName', { size: `${width} × ${length}` })}
      still={<SectionView base={base} />}
    >
      {error !== null && <FailureNotice message={formatError(error, text).message} onRetry={() => void refetch()} />}
      <ul className={styles.legend}>
        {partKinds.map((kind) => (
          <li key={kind}>
            <span style={{ backgroundColor: kindColours[kind] }} aria-hidden="true" />
            {text(kindTexts[kind])}
          </li>
        ))}
      </ul>
    </ModelView>
  )
}

import type { ReducedHead, ReducedRange } from '@normwerk/parts/machining/reduced-head'
import { reducedHeadRule } from '@normwerk/parts/machining/reduced-head-rule'
import { useState } from 'react'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import type { SpecialFieldProps } from './special-field.tsx'
import styles from './trimming.module.css'

const asStocked: ReducedHead = { diameter: null, height: null }

/** A smaller head: its diameter, its height, or both. An empty field leaves the size as it is. */
export function HeadField({ offered, initial, beside, onChange }: SpecialFieldProps<'reducedHead'>) {
  const text = useText()
  const format = useFormat()
  const [typed, setTyped] = useState(initial ?? asStocked)
  const code = reducedHeadRule.check(typed, offered, beside)?.code
  const range = ({ from, below }: ReducedRange) => ({ from: format.typed(from), below: format.typed(below) })

  function change(head: ReducedHead) {
    setTyped(head)
    onChange(head.diameter === null && head.height === null ? null : head)
  }

  return (
    <div className={styles.flats}>
      <NumberField
        label={text('catalogue.trimming.headDiameter')}
        unit="mm"
        value={typed.diameter}
        onChange={(diameter) => change({ ...typed, diameter })}
        hint={text('catalogue.trimming.sizeRange', range(offered.diameter))}
        error={code === 'headDiameterOutOfRange' ? text('error.headDiameterOutOfRange', range(offered.diameter)) : null}
      />
      <NumberField
        label={text('catalogue.trimming.headHeight')}
        unit="mm"
        value={typed.height}
        onChange={(height) => change({ ...typed, height })}
        hint={text('catalogue.trimming.sizeRange', range(offered.height))}
        error={code === 'headHeightOutOfRange' ? text('error.headHeightOutOfRange', range(offered.height)) : null}
      />
    </div>
  )
}

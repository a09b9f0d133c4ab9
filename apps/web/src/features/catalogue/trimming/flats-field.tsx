import type { PlainTextId } from '@normwerk/i18n/text'
import {
  type FlatArrangement,
  type FlatRange,
  flatArrangements,
  type HeadFlats,
} from '@normwerk/parts/machining/head-flats'
import { flatRangeOf, headFlatsRule } from '@normwerk/parts/machining/head-flats-rule'
import type { SpecialMachining } from '@normwerk/parts/machining/special-machining'
import { hasTop } from '@normwerk/parts/machining/tip-rule'
import { useState } from 'react'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import type { SpecialFieldProps } from './special-field.tsx'
import { flushFlat } from './special-options.ts'
import styles from './trimming.module.css'

const arrangements = {
  R1: 'catalogue.trimming.flatsR1',
  R2: 'catalogue.trimming.flatsR2',
  R2Q: 'catalogue.trimming.flatsR2Q',
  R3: 'catalogue.trimming.flatsR3',
  R4: 'catalogue.trimming.flatsR4',
} as const satisfies Record<FlatArrangement, PlainTextId>

/** The typed values; the distance may be missing or invalid. */
interface TypedFlats {
  arrangement: FlatArrangement
  distance: number | null
  angle: number | null
}

/** Flats on the head: their number, their positions, and their distance from the axis. */
export function FlatsField({ offered, initial, beside, onChange }: SpecialFieldProps<'headFlats'>) {
  const text = useText()
  const format = useFormat()
  const [typed, setTyped] = useState<TypedFlats | null>(initial)
  const { from, below } = flatRangeOf(offered, beside.reducedHead)
  const range = { from: format.typed(from), below: format.typed(below) }
  const code = typed === null ? null : errorOf(typed, offered, beside)
  const isMarked = beside.engraving !== null || hasTop(beside.tip)

  function change(flats: TypedFlats | null) {
    setTyped(flats)
    onChange(flats === null ? null : readFlats(flats))
  }

  return (
    <div className={styles.flats}>
      <SelectField
        label={text('shared.headFlats')}
        value={typed?.arrangement ?? 'none'}
        options={[
          { value: 'none', label: text('catalogue.trimming.flatsNone') },
          ...flatArrangements.map((code) => ({ value: code, label: text(arrangements[code]) })),
        ]}
        onChange={(chosen) => {
          const arrangement = flatArrangements.find((code) => code === chosen)
          change(arrangement === undefined ? null : { ...flushFlat(offered), ...typed, arrangement })
        }}
      />
      {typed !== null && (
        <NumberField
          label={text('catalogue.trimming.flatDistance')}
          unit="mm"
          value={typed.distance}
          onChange={(distance) => change({ ...typed, distance })}
          hint={text('catalogue.trimming.flatRange', range)}
          error={code === 'flatDistanceOutOfRange' ? text('error.flatDistanceOutOfRange', range) : null}
        />
      )}
      {typed !== null && (isMarked || typed.angle !== 0) && (
        <NumberField
          label={text('catalogue.trimming.flatAngle')}
          unit="°"
          value={typed.angle}
          onChange={(angle) => change({ ...typed, angle: angle === null ? null : readAngle(angle) })}
          hint={text('catalogue.trimming.flatAngleHint')}
          error={code === 'flatAngleWithoutMarking' ? text('error.flatAngleWithoutMarking') : null}
        />
      )}
    </div>
  )
}

/** Returns an angle in whole degrees; null for any other. */
function readAngle(angle: number): number | null {
  return Number.isInteger(angle) && angle >= 0 && angle < 360 ? angle : null
}

/** Returns the flats; undefined while a figure is missing. */
function readFlats({ arrangement, distance, angle }: TypedFlats): HeadFlats | undefined {
  return distance === null || angle === null ? undefined : { arrangement, distance, angle }
}

/** Returns what is wrong with the flats, for the field to which it belongs. */
function errorOf(typed: TypedFlats, offered: FlatRange, beside: SpecialMachining) {
  const distance = typed.distance ?? Number.NaN
  return headFlatsRule.check({ ...typed, distance, angle: typed.angle ?? 0 }, offered, beside)?.code ?? null
}

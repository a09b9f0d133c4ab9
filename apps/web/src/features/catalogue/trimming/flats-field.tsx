import type { PlainTextId } from '@normwerk/i18n/text'
import {
  type FlatArrangement,
  type FlatRange,
  flatArrangements,
  type HeadFlats,
  headFlatsKind,
} from '@normwerk/parts/machining/head-flats'
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
}

/** Flats on the head: their number, their positions, and their distance from the axis. */
export function FlatsField({ offered, initial, onChange }: SpecialFieldProps<'headFlats'>) {
  const text = useText()
  const format = useFormat()
  const [typed, setTyped] = useState<TypedFlats | null>(initial)
  const range = { from: format.typed(offered.from), below: format.typed(offered.below) }

  function change(flats: TypedFlats | null) {
    setTyped(flats)
    onChange(flats === null ? null : readFlats(flats, offered))
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
          error={readFlats(typed, offered) === undefined ? text('error.flatDistanceOutOfRange', range) : null}
        />
      )}
    </div>
  )
}

/** Returns flats that the article offers; undefined for others. */
function readFlats({ arrangement, distance }: TypedFlats, offered: FlatRange): HeadFlats | undefined {
  if (distance === null) return undefined
  const flats = { arrangement, distance }
  return headFlatsKind.check(flats, offered) === null ? flats : undefined
}

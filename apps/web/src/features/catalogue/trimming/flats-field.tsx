import type { ProductDimension } from '@normwerk/contract/product'
import type { PlainTextId } from '@normwerk/i18n/text'
import { type FlatArrangement, flatArrangements } from '@normwerk/parts/configured-part'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { isFlatWithin } from './check-made.ts'
import styles from './trimming.module.css'

const arrangements = {
  R1: 'catalogue.trimming.flatsR1',
  R2: 'catalogue.trimming.flatsR2',
  R2Q: 'catalogue.trimming.flatsR2Q',
  R3: 'catalogue.trimming.flatsR3',
  R4: 'catalogue.trimming.flatsR4',
} as const satisfies Record<FlatArrangement, PlainTextId>

/** The typed values; the distance may be missing or invalid. */
export interface TypedFlats {
  arrangement: FlatArrangement
  distance: number | null
}

interface Props {
  offered: NonNullable<ProductDimension['headFlats']>
  value: TypedFlats | null
  onChange: (flats: TypedFlats | null) => void
}

/**
 * Flats on the head: their number, their positions, and their distance from the axis. The default is flush with the
 * shaft.
 */
export function FlatsField({ offered, value, onChange }: Props) {
  const text = useText()
  const format = useFormat()
  const range = { from: format.typed(offered.from), below: format.typed(offered.below) }
  const isOutside = value !== null && !isFlatWithin(offered, value.distance)
  return (
    <div className={styles.flats}>
      <SelectField
        label={text('catalogue.trimming.flats')}
        value={value?.arrangement ?? 'none'}
        options={[
          { value: 'none', label: text('catalogue.trimming.flatsNone') },
          ...flatArrangements.map((code) => ({ value: code, label: text(arrangements[code]) })),
        ]}
        onChange={(chosen) => {
          const arrangement = flatArrangements.find((code) => code === chosen)
          onChange(arrangement === undefined ? null : { distance: offered.from, ...value, arrangement })
        }}
      />
      {value !== null && (
        <NumberField
          label={text('catalogue.trimming.flatDistance')}
          unit="mm"
          value={value.distance}
          onChange={(distance) => onChange({ ...value, distance })}
          hint={text('catalogue.trimming.flatRange', range)}
          error={isOutside ? text('error.flatDistanceOutOfRange', range) : null}
        />
      )}
    </div>
  )
}

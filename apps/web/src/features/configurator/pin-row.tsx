import type { PlainTextId } from '@normwerk/i18n/text'
import { type EjectorPin, pinMaterials } from '@normwerk/parts/mould-base/settings'
import { pinDiameters } from '@normwerk/parts/mould-base/small-parts'
import { useId } from 'react'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { NumberField } from '../../ui/forms/number-field.tsx'
import { SelectField } from '../../ui/forms/text-field.tsx'
import { TrashIcon } from '../../ui/page-icons.tsx'
import type { NumberedPin } from './number-pins.ts'
import styles from './pins.module.css'
import { reasonText } from './reason-text.ts'

const materialTexts = {
  H: 'configurator.pins.hardened',
  N: 'configurator.pins.nitrided',
} satisfies Record<EjectorPin['material'], PlainTextId>

interface Props extends NumberedPin {
  onChange: (pin: EjectorPin) => void
  onRemove: () => void
}

/** One ejector pin: its place, size and height. */
export function PinRow({ pin, number, misfit, onChange, onRemove }: Props) {
  const text = useText()
  const format = useFormat()
  const reasonId = useId()
  const name = text('configurator.pins.pin', { pin: number })
  const sizeField = (label: string, key: 'x' | 'y' | 'height') => (
    <NumberField
      label={label}
      unit="mm"
      value={pin[key]}
      onChange={(size) => size !== null && onChange({ ...pin, [key]: Math.round(size * 100) / 100 + 0 })}
    />
  )
  return (
    <li className={styles.pin}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset in a list item would draw a second frame */}
      <div
        role="group"
        aria-label={name}
        aria-describedby={misfit === null ? undefined : reasonId}
        className={styles.fields}
        data-misfit={misfit !== null || undefined}
      >
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {sizeField('x', 'x')}
        {sizeField('y', 'y')}
        <SelectField
          label="⌀"
          value={`${pin.diameter}`}
          options={pinDiameters.map((size) => ({ value: `${size}`, label: format.measure(size, 'mm') }))}
          onChange={(size) => onChange({ ...pin, diameter: Number(size) })}
        />
        {sizeField(text('configurator.pins.height'), 'height')}
        <SelectField
          label={text('configurator.pins.material')}
          value={pin.material}
          options={pinMaterials.map((value) => ({ value, label: text(materialTexts[value]) }))}
          onChange={(material) => onChange({ ...pin, material })}
        />
        <IconButton
          label={text('configurator.pins.remove', { pin: number })}
          icon={<TrashIcon size={18} />}
          size="small"
          onClick={onRemove}
        />
      </div>
      {misfit !== null && (
        <p id={reasonId} className={styles.reason} role="status">
          {reasonText(text, misfit)}
        </p>
      )}
    </li>
  )
}

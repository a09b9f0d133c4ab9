import type { PlainTextId } from '@normwerk/i18n/text'
import { isLength, type TipForm, tipForms, tipKind, tipRange } from '@normwerk/parts/machining/tip'
import { useState } from 'react'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import type { SpecialFieldProps } from './special-field.tsx'
import styles from './trimming.module.css'

const forms = {
  ball: 'catalogue.trimming.tipBall',
  edge: 'catalogue.trimming.tipEdge',
  cone: 'catalogue.trimming.tipCone',
  bevel: 'catalogue.trimming.tipBevel',
} as const satisfies Record<TipForm, PlainTextId>

/** Angles with which a form starts, degrees. */
const usual = { cone: 90, bevel: 15 }

interface TypedTip {
  form: TipForm
  value: number | null
}

/** The shape of the tip with its radius or angle. */
export function TipField({ offered, initial, beside, onChange }: SpecialFieldProps<'tip'>) {
  const text = useText()
  const format = useFormat()
  const [typed, setTyped] = useState<TypedTip | null>(initial)

  function change(tip: TypedTip | null) {
    setTyped(tip)
    onChange(tip === null ? null : tip.value === null ? undefined : { form: tip.form, value: tip.value })
  }

  const limits = typed && tipRange(typed.form, offered.diameter)
  const range = limits && { from: format.typed(limits.from), to: format.typed(limits.to) }
  const isRejected =
    typed !== null && tipKind.check({ form: typed.form, value: typed.value ?? Number.NaN }, offered, beside) !== null
  return (
    <div className={styles.flats}>
      <SelectField
        label={text('shared.tip')}
        value={typed?.form ?? 'flat'}
        options={[
          { value: 'flat', label: text('catalogue.trimming.tipFlat') },
          ...tipForms.map((form) => ({ value: form, label: text(forms[form]) })),
        ]}
        onChange={(chosen) => {
          const form = tipForms.find((one) => one === chosen)
          change(form === undefined ? null : { form, value: usualValue(form, offered.diameter) })
        }}
      />
      {typed !== null && range !== null && (
        <NumberField
          key={typed.form}
          label={text(isLength(typed.form) ? 'catalogue.trimming.tipRadius' : 'catalogue.trimming.tipAngle')}
          unit={isLength(typed.form) ? 'mm' : '°'}
          value={typed.value}
          onChange={(value) => change({ ...typed, value })}
          hint={text('catalogue.trimming.tipRange', range)}
          error={isRejected ? text('error.tipOutOfRange', range) : null}
        />
      )}
    </div>
  )
}

/** A half ball, a small radius, or a usual angle. */
function usualValue(form: TipForm, diameter: number): number {
  const { from, to } = tipRange(form, diameter)
  switch (form) {
    case 'ball':
      return from
    case 'edge':
      return Math.min(0.5, to)
    default:
      return usual[form]
  }
}

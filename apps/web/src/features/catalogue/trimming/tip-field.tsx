import type { PlainTextId } from '@normwerk/i18n/text'
import { type Tip, type TipForm, tipForms } from '@normwerk/parts/machining/tip'
import type { TipContour } from '@normwerk/parts/machining/tip-contour'
import { isLength, tipRange, tipRule } from '@normwerk/parts/machining/tip-rule'
import { useState } from 'react'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { ContourField } from './contour-field.tsx'
import type { SpecialFieldProps } from './special-field.tsx'
import styles from './trimming.module.css'

const forms = {
  ball: 'catalogue.trimming.tipBall',
  edge: 'catalogue.trimming.tipEdge',
  cone: 'catalogue.trimming.tipCone',
  bevel: 'catalogue.trimming.tipBevel',
  contour: 'catalogue.trimming.tipContour',
} as const satisfies Record<TypedTip['form'], PlainTextId>

const formsOfTips = [...tipForms, 'contour'] as const

/** Angles with which a form starts, degrees. */
const usual = { cone: 90, bevel: 15 }

interface TypedSize {
  form: TipForm
  value: number | null
}

type TypedTip = TypedSize | { form: 'contour'; contour: TipContour | null }

/** The shape of the tip with its radius, its angle or its contour. */
export function TipField({ offered, initial, beside, onChange }: SpecialFieldProps<'tip'>) {
  const text = useText()
  const [typed, setTyped] = useState<TypedTip | null>(initial)

  function change(tip: TypedTip | null) {
    setTyped(tip)
    onChange(tip && tipOf(tip))
  }

  return (
    <>
      <div className={styles.flats}>
        <SelectField
          label={text('shared.tip')}
          value={typed?.form ?? 'flat'}
          options={[
            { value: 'flat', label: text('catalogue.trimming.tipFlat') },
            ...formsOfTips.map((form) => ({ value: form, label: text(forms[form]) })),
          ]}
          onChange={(form) => change(form === 'flat' ? null : startOf(form, offered.diameter))}
        />
        {typed !== null && typed.form !== 'contour' && (
          <TipSizeField key={typed.form} typed={typed} {...{ offered, beside, change }} />
        )}
      </div>
      {typed?.form === 'contour' && (
        <ContourField
          diameter={offered.diameter}
          contour={typed.contour}
          onChange={(contour) => change({ form: 'contour', contour })}
        />
      )}
    </>
  )
}

interface SizeProps extends Pick<SpecialFieldProps<'tip'>, 'offered' | 'beside'> {
  typed: TypedSize
  change: (tip: TypedSize) => void
}

function TipSizeField({ typed: { form, value }, offered, beside, change }: SizeProps) {
  const text = useText()
  const format = useFormat()
  const limits = tipRange(form, offered.diameter)
  const range = { from: format.typed(limits.from), to: format.typed(limits.to) }
  const isRejected = tipRule.check({ form, value: value ?? Number.NaN }, offered, beside) !== null
  return (
    <NumberField
      label={text(isLength(form) ? 'catalogue.trimming.tipRadius' : 'catalogue.trimming.tipAngle')}
      unit={isLength(form) ? 'mm' : '°'}
      value={value}
      onChange={(typed) => change({ form, value: typed })}
      hint={text('catalogue.trimming.tipRange', range)}
      error={isRejected ? text('error.tipOutOfRange', range) : null}
    />
  )
}

/** Returns the tip; undefined while a part of it is missing. */
function tipOf(typed: TypedTip): Tip | undefined {
  if (typed.form !== 'contour') return typed.value === null ? undefined : { form: typed.form, value: typed.value }
  return typed.contour === null ? undefined : { form: 'contour', contour: typed.contour }
}

function startOf(form: TypedTip['form'], diameter: number): TypedTip {
  return form === 'contour' ? { form, contour: null } : { form, value: usualValue(form, diameter) }
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

import type { PlainTextId } from '@normwerk/i18n/text'
import { checkPress, neededOpening, type Press, type PressReason } from '@normwerk/parts/mould-base/check-press'
import type { MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import { useState } from 'react'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { NumberField } from '../../ui/forms/number-field.tsx'
import { Step } from './step.tsx'

const fields = ['tieBarsX', 'tieBarsY', 'minHeight', 'maxHeight', 'stroke', 'moulding'] as const
const unknown: Press = {
  tieBarsX: null,
  tieBarsY: null,
  minHeight: null,
  maxHeight: null,
  stroke: null,
  moulding: null,
}

const fieldTexts = {
  tieBarsX: 'configurator.press.tieBarsX',
  tieBarsY: 'configurator.press.tieBarsY',
  minHeight: 'configurator.press.minHeight',
  maxHeight: 'configurator.press.maxHeight',
  stroke: 'configurator.press.stroke',
  moulding: 'configurator.press.moulding',
} satisfies Record<keyof Press, PlainTextId>
const reasonTexts = {
  tooWide: 'configurator.press.tooWide',
  tooLow: 'configurator.press.tooLow',
  tooHigh: 'configurator.press.tooHigh',
  opensTooLittle: 'configurator.press.opensTooLittle',
} satisfies Record<PressReason, PlainTextId>

/** Asks for the sizes of a press, and says whether the mould fits it. */
export function PressFields({ base }: { base: MouldBase }) {
  const text = useText()
  const [press, setPress] = useState(unknown)
  const format = useFormat()
  const reasons = checkPress(base, press)
  const opening = (moulding: number) =>
    text('configurator.press.opening', { opening: format.typed(neededOpening(base, moulding)) })
  return (
    <Step title={text('configurator.step.press')}>
      {fields.map((field) => (
        <NumberField
          key={field}
          label={text(fieldTexts[field])}
          unit="mm"
          optional
          value={press[field]}
          hint={field === 'moulding' && press.moulding !== null ? opening(press.moulding) : undefined}
          onChange={(value) => setPress({ ...press, [field]: value })}
        />
      ))}
      {reasons !== null && (
        <Notice tone={reasons.length === 0 ? 'good' : 'bad'} live>
          {reasons.length === 0
            ? text('configurator.press.fits')
            : reasons.map((reason) => text(reasonTexts[reason])).join(' ')}
        </Notice>
      )}
    </Step>
  )
}

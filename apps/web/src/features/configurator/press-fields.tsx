import type { PlainTextId } from '@normwerk/i18n/text'
import { checkPress, type Press, type PressReason } from '@normwerk/parts/mould-base/check-press'
import type { MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import { useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { NumberField } from '../../ui/forms/number-field.tsx'
import { Step } from './step.tsx'

const fields = ['tieBarsX', 'tieBarsY', 'minHeight', 'maxHeight'] as const

const fieldTexts = {
  tieBarsX: 'configurator.press.tieBarsX',
  tieBarsY: 'configurator.press.tieBarsY',
  minHeight: 'configurator.press.minHeight',
  maxHeight: 'configurator.press.maxHeight',
} satisfies Record<keyof Press, PlainTextId>
const reasonTexts = {
  tooWide: 'configurator.press.tooWide',
  tooLow: 'configurator.press.tooLow',
  tooHigh: 'configurator.press.tooHigh',
} satisfies Record<PressReason, PlainTextId>

/** Asks for the sizes of a press, and says whether the mould fits it. */
export function PressFields({ base }: { base: MouldBase }) {
  const text = useText()
  const [press, setPress] = useState<Press>({ tieBarsX: null, tieBarsY: null, minHeight: null, maxHeight: null })
  const reasons = checkPress(base, press)
  return (
    <Step title={text('configurator.step.press')}>
      {fields.map((field) => (
        <NumberField
          key={field}
          label={text(fieldTexts[field])}
          unit="mm"
          optional
          value={press[field]}
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

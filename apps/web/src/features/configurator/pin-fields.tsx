import { maxPins } from '@normwerk/contract/limits'
import type { MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import type { EjectorPin } from '@normwerk/parts/mould-base/settings'
import { likePins, suggestPin } from '@normwerk/parts/mould-base/suggest-pin'
import { useText } from '../../texts/language-context.tsx'
import { keepFocusOn } from '../../ui/focus/keep-focus.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { PlusIcon } from '../../ui/page-icons.tsx'
import { numberPins } from './number-pins.ts'
import { PinRow } from './pin-row.tsx'
import styles from './pins.module.css'
import { PlanView } from './plan-view.tsx'
import { useReasonTexts } from './reason-text.ts'
import { Step } from './step.tsx'

interface Props {
  base: MouldBase
  onChange: (pins: readonly EjectorPin[]) => void
}

const keptFocus = keepFocusOn('li button', 'button:enabled')

/** The ejector pins: placed by a click on the plan, or in rows. */
export function PinFields({ base, onChange }: Props) {
  const text = useText()
  const warning = useReasonTexts(base.warnings)('pins')
  const { settings, pattern } = base
  const { pins } = settings
  const isFull = pins.length >= maxPins
  const suggested = isFull ? null : suggestPin(settings, pattern)
  return (
    <Step title={text('configurator.step.pins')} wide>
      <p className={styles.lead}>{text('configurator.pins.lead')}</p>
      <PlanView base={base} onPick={(point) => !isFull && onChange([...pins, { ...likePins(pins), ...point }])} />
      <div className={styles.rows} ref={keptFocus}>
        <ol className={styles.pins}>
          {numberPins(base).map((numbered) => (
            <PinRow
              // Rows hold what was typed, so that they start anew when one is removed.
              key={`${numbered.number} of ${pins.length}`}
              {...numbered}
              onChange={(pin) => onChange(pins.with(numbered.number - 1, pin))}
              onRemove={() => onChange(pins.toSpliced(numbered.number - 1, 1))}
            />
          ))}
        </ol>
        {warning !== null && <p className={styles.lead}>{warning}</p>}
        <Button
          icon={<PlusIcon size={18} />}
          disabled={suggested === null}
          onClick={() => suggested !== null && onChange([...pins, suggested])}
        >
          {text('configurator.pins.add')}
        </Button>
      </div>
    </Step>
  )
}

import { roleTexts } from '@normwerk/i18n/role-texts'
import type { PlainTextId } from '@normwerk/i18n/text'
import { ringsOf, thicknessesOf, usedThicknesses } from '@normwerk/parts/mould-base/allowed'
import type { Role } from '@normwerk/parts/mould-base/bill'
import type { MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import { formats } from '@normwerk/parts/mould-base/series'
import {
  clampings,
  ejections,
  type MouldBaseSettings,
  pillarSides,
  type ThicknessKey,
} from '@normwerk/parts/mould-base/settings'
import { nozzleRadii, sprueOf } from '@normwerk/parts/mould-base/small-parts'
import { changeFormat } from '@normwerk/parts/mould-base/usual-settings'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { SelectField } from '../../ui/forms/text-field.tsx'
import { MaterialFields } from './material-fields.tsx'
import styles from './mould-base.module.css'
import { NumberSelect } from './number-select.tsx'
import { PinFields } from './pin-fields.tsx'
import { useReasonTexts } from './reason-text.ts'
import { Step } from './step.tsx'

interface Props {
  base: MouldBase
  onChange: (settings: MouldBaseSettings) => void
}

const roleOf: Readonly<Record<ThicknessKey, Role>> = {
  clampFixed: 'clampingPlateFixed',
  a: 'cavityPlateA',
  stripper: 'stripperPlate',
  b: 'cavityPlateB',
  support: 'supportPlate',
  riser: 'riser',
  retainer: 'retainerPlate',
  base: 'basePlate',
  clampMoving: 'clampingPlateMoving',
}

const clampingTexts = {
  overhang: 'configurator.clampingOverhang',
  flush: 'configurator.clampingFlush',
} satisfies Record<MouldBaseSettings['clamping'], PlainTextId>
const ejectionTexts = {
  pins: 'configurator.ejectionPins',
  stripper: 'configurator.ejectionStripper',
  none: 'configurator.ejectionNone',
} satisfies Record<MouldBaseSettings['ejection'], PlainTextId>
const pillarSideTexts = {
  moving: 'configurator.pillarsMoving',
  fixed: 'configurator.pillarsFixed',
} satisfies Record<MouldBaseSettings['pillarSide'], PlainTextId>

/** The choices of a mould base in steps, each with the reason why it cannot be built beside it. */
export function MouldBaseForm({ base, onChange }: Props) {
  const text = useText()
  const format = useFormat()
  const error = useReasonTexts(base.errors)
  const warning = useReasonTexts(base.warnings)
  const { settings, pattern } = base
  const change = (changed: Partial<MouldBaseSettings>) => onChange({ ...settings, ...changed })
  const sizes = formats.map(({ width, length }) => `${width} × ${length}`)
  return (
    <div className={styles.steps}>
      <Step title={text('configurator.step.format')}>
        <SelectField
          label={text('configurator.field.format')}
          value={`${settings.width} × ${settings.length}`}
          options={sizes.map((size) => ({ value: size, label: `${size} mm` }))}
          onChange={(size) => {
            const chosen = formats[sizes.indexOf(size)]
            if (chosen !== undefined) onChange(changeFormat(settings, chosen))
          }}
        />
        <SelectField
          label={text('configurator.field.clamping')}
          value={settings.clamping}
          options={clampings.map((value) => ({ value, label: text(clampingTexts[value]) }))}
          onChange={(clamping) => change({ clamping })}
        />
      </Step>
      <Step title={text('configurator.step.ejection')}>
        <SelectField
          label={text('configurator.field.ejection')}
          value={settings.ejection}
          options={ejections.map((value) => ({ value, label: text(ejectionTexts[value]) }))}
          onChange={(ejection) => onChange(changeFormat({ ...settings, ejection }, settings))}
        />
        <SelectField
          label={text('configurator.field.pillarSide')}
          value={settings.pillarSide}
          options={pillarSides.map((value) => ({ value, label: text(pillarSideTexts[value]) }))}
          onChange={(pillarSide) => change({ pillarSide })}
        />
      </Step>
      <Step title={text('configurator.step.plates')}>
        {usedThicknesses(settings).map((key) => (
          <NumberSelect
            key={key}
            label={text(roleTexts[roleOf[key]])}
            value={settings[key]}
            values={thicknessesOf(pattern, key)}
            name={(size) => (size === 0 ? text('configurator.none') : format.measure(size, 'mm'))}
            error={error(key)}
            warning={warning(key)}
            onChange={(size) => change({ [key]: size })}
          />
        ))}
      </Step>
      {settings.ejection === 'pins' && <PinFields base={base} onChange={(pins) => change({ pins })} />}
      <Step title={text('configurator.step.feeding')}>
        <NumberSelect
          label={text('configurator.role.locatingRing')}
          value={settings.ring}
          values={ringsOf(pattern)}
          name={(size) => `⌀ ${format.measure(size, 'mm')}`}
          error={error('ring')}
          warning={null}
          onChange={(ring) => change({ ring })}
        />
        <NumberSelect
          label={text('configurator.field.sprueBore')}
          value={settings.sprueBore}
          values={sprueOf(pattern.sprue).bores}
          name={(size) => `⌀ ${format.measure(size, 'mm')}`}
          error={error('sprueBore')}
          warning={null}
          onChange={(sprueBore) => change({ sprueBore })}
        />
        <NumberSelect
          label={text('configurator.field.nozzleRadius')}
          value={settings.nozzleRadius}
          values={nozzleRadii}
          name={(size) => (size === 0 ? text('configurator.flat') : format.measure(size, 'mm'))}
          error={null}
          warning={null}
          onChange={(nozzleRadius) => change({ nozzleRadius })}
        />
      </Step>
      <Step title={text('configurator.step.materials')}>
        <MaterialFields materials={settings.materials} onChange={(materials) => change({ materials })} />
      </Step>
    </div>
  )
}

import type { PlainTextId } from '@normwerk/i18n/text'
import { type MaterialKey, type Materials, materialChoices } from '@normwerk/parts/mould-base/settings'
import { useText } from '../../texts/language-context.tsx'
import { SelectField } from '../../ui/forms/text-field.tsx'

const labels = {
  clamping: 'configurator.field.clampingPlates',
  cavityA: 'configurator.role.cavityPlateA',
  cavityB: 'configurator.role.cavityPlateB',
  support: 'configurator.role.supportPlate',
  ejector: 'configurator.field.ejectorPlates',
  bushing: 'configurator.role.guideBushing',
  screw: 'configurator.field.screws',
  sprue: 'configurator.role.sprueBushing',
} satisfies Record<MaterialKey, PlainTextId>

/** What the catalogue's codes of materials stand for; the same in every language. */
const names: Readonly<Record<Materials[MaterialKey], string>> = {
  U: '1.1730',
  P: '1.2312',
  Q: '1.2085',
  V: '1.2343',
  E: '1.7131',
  G: 'CuZn25Al5',
  A: '8.8',
  B: '12.9',
  T: '1.2767',
  N: '1.2344',
  R: '1.2083',
}

interface Props {
  materials: Materials
  onChange: (materials: Materials) => void
}

export function MaterialFields({ materials, onChange }: Props) {
  const field = <Key extends MaterialKey>(key: Key, choices: readonly Materials[Key][]) => (
    <MaterialField
      label={labels[key]}
      value={materials[key]}
      choices={choices}
      onChange={(value) => onChange({ ...materials, [key]: value })}
    />
  )
  return (
    <>
      {field('clamping', materialChoices.clamping)}
      {field('cavityA', materialChoices.cavityA)}
      {field('cavityB', materialChoices.cavityB)}
      {field('support', materialChoices.support)}
      {field('ejector', materialChoices.ejector)}
      {field('bushing', materialChoices.bushing)}
      {field('screw', materialChoices.screw)}
      {field('sprue', materialChoices.sprue)}
    </>
  )
}

interface FieldProps<Code extends Materials[MaterialKey]> {
  label: PlainTextId
  value: Code
  choices: readonly Code[]
  onChange: (value: Code) => void
}

function MaterialField<Code extends Materials[MaterialKey]>({ label, value, choices, onChange }: FieldProps<Code>) {
  const text = useText()
  return (
    <SelectField
      label={text(label)}
      value={value}
      options={choices.map((code) => ({ value: code, label: names[code] }))}
      onChange={onChange}
    />
  )
}

import type { SpecialKey, SpecialMachining, SpecialOffer } from '@normwerk/parts/machining/special-machining'
import type { ComponentType } from 'react'
import { EngravingField } from './engraving-field.tsx'
import { FlatsField } from './flats-field.tsx'
import { HeadField } from './head-field.tsx'
import type { TypedSpecial } from './special-options.ts'
import { TipField } from './tip-field.tsx'

export interface SpecialFieldProps<Key extends SpecialKey> {
  offered: SpecialOffer<Key>
  /** The machining in the other fields. */
  beside: SpecialMachining
  /** The value when the dialog opens; the field keeps what the buyer types. */
  initial: SpecialMachining[Key]
  onChange: (value: TypedSpecial[Key]) => void
}

const fields: { readonly [Key in SpecialKey]: ComponentType<SpecialFieldProps<Key>> } = {
  headFlats: FlatsField,
  reducedHead: HeadField,
  tip: TipField,
  engraving: EngravingField,
}

/** The form fields of one special machining. */
export function SpecialField<Key extends SpecialKey>({ name, ...props }: SpecialFieldProps<Key> & { name: Key }) {
  const Field: ComponentType<SpecialFieldProps<Key>> = fields[name]
  return <Field {...props} />
}

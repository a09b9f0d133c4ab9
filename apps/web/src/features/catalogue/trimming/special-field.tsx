import type { PartOptions } from '@normwerk/parts/configured-part'
import type {
  OfferedMachining,
  SpecialKey,
  SpecialMachining,
  SpecialOffer,
} from '@normwerk/parts/machining/special-machining'
import type { ComponentType } from 'react'
import { FlatsField, flushFlat } from './flats-field.tsx'

/** Special machining as its fields have it: null for none, undefined for values that the article does not offer. */
export type TypedSpecial = { [Key in SpecialKey]: SpecialMachining[Key] | undefined }

export interface SpecialFieldProps<Key extends SpecialKey> {
  offered: SpecialOffer<Key>
  /** The value when the dialog opens; the field keeps what the buyer types. */
  initial: SpecialMachining[Key]
  onChange: (value: TypedSpecial[Key]) => void
}

interface Field<Key extends SpecialKey> {
  Field: ComponentType<SpecialFieldProps<Key>>
  /** Returns the value with which the dialog opens for a part that has none. */
  start: (offered: SpecialOffer<Key>) => PartOptions[Key]
}

const fields: { readonly [Key in SpecialKey]: Field<Key> } = {
  headFlats: { Field: FlatsField, start: flushFlat },
}

/** The form fields of one special machining. */
export function SpecialField<Key extends SpecialKey>({ name, ...props }: SpecialFieldProps<Key> & { name: Key }) {
  const { Field } = fields[name]
  return <Field {...props} />
}

/** Returns the options with special machining as an article usually gets it. */
export function addSpecial<Key extends SpecialKey>(name: Key, options: PartOptions, offered: OfferedMachining) {
  const limits = offered[name]
  return limits === null ? options : withSpecial(options, name, fields[name].start(limits))
}

/** Returns the options with another value for one special machining. */
export function withSpecial<Options extends TypedSpecial, Key extends SpecialKey>(
  options: Options,
  name: Key,
  value: Options[Key],
): Options {
  const changed = { ...options }
  changed[name] = value
  return changed
}

import type { PartOptions } from '@normwerk/parts/configured-part'
import type { FlatRange, HeadFlats } from '@normwerk/parts/machining/head-flats'
import type {
  OfferedMachining,
  SpecialKey,
  SpecialMachining,
  SpecialOffer,
} from '@normwerk/parts/machining/special-machining'
import { tipRange } from '@normwerk/parts/machining/tip-rule'

/** Special machining as its fields have it: null for none, undefined for an incomplete value. */
export type TypedSpecial = { [Key in SpecialKey]: SpecialMachining[Key] | undefined }

/** The values with which the dialog opens for a part that has none. */
const starts: { readonly [Key in SpecialKey]: (offered: SpecialOffer<Key>) => PartOptions[Key] } = {
  headFlats: flushFlat,
  reducedHead: ({ diameter }) => ({ diameter: diameter.from, height: null }),
  tip: ({ diameter }) => ({ form: 'edge', value: Math.min(0.5, tipRange('edge', diameter).to) }),
  engraving: () => ({ text: '1' }),
}

/** Whether machining is rare: it shares one button and a folded part of the dialog with the others. */
export function isRare(name: SpecialKey): boolean {
  return name !== 'headFlats'
}

/** One flat, flush with the shaft. */
export function flushFlat({ from }: FlatRange): HeadFlats {
  return { arrangement: 'R1', distance: from, angle: 0 }
}

/** Returns the options with special machining as an article usually gets it. */
export function addSpecial<Key extends SpecialKey>(name: Key, options: PartOptions, offered: OfferedMachining) {
  const limits = offered[name]
  return limits === null ? options : withSpecial(options, name, starts[name](limits))
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

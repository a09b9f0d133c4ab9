import type { Translate } from '@normwerk/i18n/text'
import type { OfferedMachining, SpecialKey, SpecialOffer } from '@normwerk/parts/machining/special-machining'
import type { Format } from '../../texts/format.ts'

type FormatLimits<Offered> = (offered: Offered, text: Translate, format: Format) => string

const limitTexts: { readonly [Key in SpecialKey]: FormatLimits<SpecialOffer<Key>> } = {
  headFlats: ({ from, below }, text, format) =>
    text('error.flatDistanceOutOfRange', { from: format.typed(from), below: format.typed(below) }),
  reducedHead: (_, text) => text('shared.specialOutOfRange'),
  tip: (_, text) => text('shared.specialOutOfRange'),
  engraving: (_, text) => text('shared.specialOutOfRange'),
}

/** Says why an article cannot be made with this special machining: it is not offered, or only within limits. */
export function rejectionText<Key extends SpecialKey>(
  key: Key,
  offered: OfferedMachining,
  text: Translate,
  format: Format,
): string {
  const limits = offered[key]
  const notOffered: `error.${SpecialKey}NotOffered` = `error.${key}NotOffered`
  return limits === null ? text(notOffered) : limitTexts[key](limits, text, format)
}

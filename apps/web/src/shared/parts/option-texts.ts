import type { Translate } from '@normwerk/i18n/text'
import type { FlatArrangement, HeadFlats, PartOptions } from '@normwerk/parts/configured-part'
import type { Format } from '../../texts/format.ts'
import { formatLabel } from './attribute-text.ts'
import { formatTolerance } from './tolerance-class.ts'

const texts = {
  R1: 'cart.positionFlatsR1',
  R2: 'cart.positionFlatsR2',
  R2Q: 'cart.positionFlatsR2Q',
  R3: 'cart.positionFlatsR3',
  R4: 'cart.positionFlatsR4',
} as const satisfies Record<FlatArrangement, string>

/** Flats on a head in words, as the descriptions of the shop have them. */
function flatsText(text: Translate, format: Format, { arrangement, distance }: HeadFlats): string {
  return text(texts[arrangement], { distance: format.typed(distance) })
}

/** The same for its own line. */
export function flatsLabel(text: Translate, format: Format, flats: HeadFlats): string {
  return formatLabel(flatsText(text, format, flats)).replace(' mm', '\u00a0mm')
}

/** Returns the texts of a part's machining, each in the words of the shop's descriptions. */
export function optionTexts(text: Translate, format: Format, options: PartOptions): string[] {
  const { changedLength, toleranceClass, certificate, headFlats } = options
  const isCut = changedLength !== null && toleranceClass !== null
  const cut = isCut && { length: format.typed(changedLength), tolerance: formatTolerance(format, toleranceClass) }
  return [
    ...(cut ? [text('cart.positionCut', cut)] : []),
    ...(certificate ? [text('cart.positionCertificate')] : []),
    ...(headFlats === null ? [] : [flatsText(text, format, headFlats)]),
  ]
}

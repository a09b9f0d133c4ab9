import type { Translate } from '@normwerk/i18n/text'
import type { FlatArrangement, HeadFlats } from '@normwerk/parts/configured-part'
import type { Format } from '../texts/format.ts'
import { formatLabel } from './attribute-text.ts'

const texts = {
  R1: 'cart.positionFlatsR1',
  R2: 'cart.positionFlatsR2',
  R2Q: 'cart.positionFlatsR2Q',
  R3: 'cart.positionFlatsR3',
  R4: 'cart.positionFlatsR4',
} as const satisfies Record<FlatArrangement, string>

/** Flats on a head in words, as the descriptions of the shop have them. */
export function flatsText(text: Translate, format: Format, { arrangement, distance }: HeadFlats): string {
  return text(texts[arrangement], { distance: format.typed(distance) })
}

/** The same on a line of its own. */
export function flatsLabel(text: Translate, format: Format, flats: HeadFlats): string {
  return formatLabel(flatsText(text, format, flats)).replace(' mm', '\u00a0mm')
}

import { specialTexts } from '@normwerk/i18n/option-texts'
import type { PlainTextId, TextId, Translate } from '@normwerk/i18n/text'
import { mapSpecial, type SpecialKey, type SpecialMachining } from '@normwerk/parts/machining/special-machining'
import type { ComponentType } from 'react'
import type { Format } from '../../texts/format.ts'
import { formatLabel } from './attribute-text.ts'
import { FlatsIcon } from './flats-icon.tsx'
import { PinIcon } from './pin-icon.tsx'

interface View {
  Icon: ComponentType<{ size?: number }>
  /** Texts of the buttons that change and remove it; `changeOf` names the position. */
  change: PlainTextId
  changeOf: TextId
  remove: PlainTextId
}

const pin = {
  Icon: PinIcon,
  change: 'shared.changeSpecial',
  changeOf: 'shared.changeSpecialOf',
  remove: 'catalogue.buyBox.removeSpecial',
} as const

/** How special machining is shown. */
export const specialViews = {
  headFlats: {
    Icon: FlatsIcon,
    change: 'shared.changeFlats',
    changeOf: 'shared.changeFlatsOf',
    remove: 'catalogue.buyBox.withoutFlats',
  },
  reducedHead: pin,
  tip: pin,
  engraving: pin,
} as const satisfies Record<SpecialKey, View>

/** Formats special machining for a line of its own; null for none. */
export function specialLabels(
  machining: SpecialMachining,
  text: Translate,
  format: Format,
): Record<SpecialKey, string | null> {
  const words = specialTexts(machining, text, format.typed)
  return mapSpecial((key) => words[key] && formatLabel(words[key]).replace(' mm', '\u00a0mm'))
}

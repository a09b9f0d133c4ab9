import { specialTexts } from '@normwerk/i18n/option-texts'
import type { PlainTextId, TextId, Translate } from '@normwerk/i18n/text'
import {
  mapSpecial,
  type OfferedMachining,
  type SpecialKey,
  type SpecialMachining,
  type SpecialOffer,
} from '@normwerk/parts/machining/special-machining'
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

/** Why a row of a list cannot be added with special machining. */
export const specialErrorTexts = {
  headFlatsUnreadable: 'shared.flatsUnreadable',
  headFlatsNotOffered: 'error.headFlatsNotOffered',
  flatDistanceOutOfRange: 'shared.flatDistance',
  flatAngleWithoutMarking: 'error.flatAngleWithoutMarking',
  reducedHeadUnreadable: 'shared.specialUnreadable',
  reducedHeadNotOffered: 'error.reducedHeadNotOffered',
  headDiameterOutOfRange: 'shared.specialOutOfRange',
  headHeightOutOfRange: 'shared.specialOutOfRange',
  tipUnreadable: 'shared.specialUnreadable',
  tipNotOffered: 'error.tipNotOffered',
  tipOutOfRange: 'shared.specialOutOfRange',
  tipContourWidth: 'shared.specialOutOfRange',
  tipContourDepth: 'shared.specialOutOfRange',
  tipContourUndercut: 'shared.specialOutOfRange',
  tipContourSharp: 'shared.specialOutOfRange',
  engravingUnreadable: 'shared.specialUnreadable',
  engravingNotOffered: 'error.engravingNotOffered',
  engravingTooLong: 'error.engravingTooLong',
  engravingNeedsFlatTip: 'error.engravingNeedsFlatTip',
} as const satisfies Record<string, PlainTextId>

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

/** Formats special machining for a line of its own; null for none. */
export function specialLabels(
  machining: SpecialMachining,
  text: Translate,
  format: Format,
): Record<SpecialKey, string | null> {
  const words = specialTexts(machining, text, format.typed)
  return mapSpecial((key) => words[key] && formatLabel(words[key]).replace(' mm', '\u00a0mm'))
}

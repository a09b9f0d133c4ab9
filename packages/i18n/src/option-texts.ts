import type { PartOptions } from '@normwerk/parts/configured-part'
import type { FlatArrangement } from '@normwerk/parts/machining/head-flats'
import {
  mapSpecial,
  type SpecialKey,
  type SpecialMachining,
  type SpecialValue,
} from '@normwerk/parts/machining/special-machining'
import type { TipForm } from '@normwerk/parts/machining/tip'
import { formatContour } from '@normwerk/parts/machining/tip-contour'
import { type FormatMeasure, formatTolerance } from './format-tolerance.ts'
import type { PlainTextId, Translate } from './text.ts'

/** The texts that name special machining. */
export const specialNames = {
  headFlats: 'shared.headFlats',
  reducedHead: 'shared.reducedHead',
  tip: 'shared.tip',
  engraving: 'shared.engraving',
} as const satisfies Record<SpecialKey, PlainTextId>

const flatTexts = {
  R1: 'cart.positionFlatsR1',
  R2: 'cart.positionFlatsR2',
  R2Q: 'cart.positionFlatsR2Q',
  R3: 'cart.positionFlatsR3',
  R4: 'cart.positionFlatsR4',
} as const satisfies Record<FlatArrangement, string>

const tipFormats = {
  ball: (radius, text) => text('cart.positionTipBall', { radius }),
  edge: (radius, text) => text('cart.positionTipEdge', { radius }),
  cone: (angle, text) => text('cart.positionTipCone', { angle }),
  bevel: (angle, text) => text('cart.positionTipBevel', { angle }),
} as const satisfies Record<TipForm, (value: string, text: Translate) => string>

type Format<Value> = (value: Value, text: Translate, measure: FormatMeasure) => string

const specialFormats: { readonly [Key in SpecialKey]: Format<SpecialValue<Key>> } = {
  headFlats({ arrangement, distance, angle }, text, measure) {
    const flats = text(flatTexts[arrangement], { distance: measure(distance) })
    return angle === 0 ? flats : text('cart.positionFlatsTurned', { flats, angle })
  },
  reducedHead: ({ diameter, height }, text, measure) =>
    [
      ...(diameter === null ? [] : [text('cart.positionHeadDiameter', { diameter: measure(diameter) })]),
      ...(height === null ? [] : [text('cart.positionHeadHeight', { height: measure(height) })]),
    ].join(', '),
  tip: (tip, text, measure) =>
    tip.form === 'contour'
      ? text('cart.positionTipContour', { contour: formatContour(tip.contour) })
      : tipFormats[tip.form](measure(tip.value), text),
  engraving: (engraving, text) => text('cart.positionEngraving', engraving),
}

/** Formats the special machining of a part in words: "flat on the head, 3 mm from the axis"; null for none. */
export function specialTexts(
  machining: SpecialMachining,
  text: Translate,
  measure: FormatMeasure,
): Record<SpecialKey, string | null> {
  const format = <Key extends SpecialKey>(key: Key) => {
    const value = machining[key]
    return value === null ? null : specialFormats[key](value, text, measure)
  }
  return mapSpecial(format)
}

/**
 * Formats the options of a part in words, as descriptions of positions have them: the cut with its tolerance, the
 * certificate, special machining.
 */
export function optionTexts(options: PartOptions, text: Translate, measure: FormatMeasure): string[] {
  const { changedLength, toleranceClass, certificate } = options
  const cut = changedLength !== null &&
    toleranceClass !== null && { length: measure(changedLength), tolerance: formatTolerance(toleranceClass, measure) }
  return [
    ...(cut ? [text('cart.positionCut', cut)] : []),
    ...(certificate ? [text('cart.positionCertificate')] : []),
    ...Object.values(specialTexts(options, text, measure)).filter((words) => words !== null),
  ]
}

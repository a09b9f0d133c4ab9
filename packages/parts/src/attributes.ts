import type { Attribute, Texts, Unit } from './article.ts'
import { term } from './terms.ts'

/**
 * Every attribute of the catalogue, one meaning per key over all families, so that one filter works across them.
 * `diameter` is the d1 by which the part is asked for: the running fit of pins, pillars and rings, the bore of sleeves
 * and bushings (a sleeve, its core pin and an ejector pin of 4 mm share it). `length` is the length L by which the part
 * is ordered: overall, head included; on sprue bushings the shank below the head; on pillars `length1` + `length2`.
 * `size` is a choice that combines the sizes of a cross-table row where one number does not name it, e.g. `2x7.5`.
 */
const dimensions = {
  diameter: ['mm', 'diameter'],
  length: ['mm', 'length'],
  outerDiameter: ['mm', 'outer_diameter'],
  innerDiameter: ['mm', 'inner_diameter'],
  shaftDiameter: ['mm', 'shaft_diameter'],
  headDiameter: ['mm', 'head_diameter'],
  headHeight: ['mm', 'head_height'],
  headRadius: ['mm', 'head_radius'],
  headAngle: ['°', 'head_angle'],
  coneHeight: ['mm', 'cone_height'],
  shoulderLength: ['mm', 'shoulder_length'],
  flatStrength: ['mm', 'blade_thickness'],
  flatWidth: ['mm', 'blade_width'],
  guideLength: ['mm', 'guide_length'],
  reliefDiameter: ['mm', 'relief_diameter'],
  boreDiameter: ['mm', 'bore'],
  nozzleRadius: ['mm', 'nozzle_radius_flat'],
  taperAngle: ['°', 'taper'],
  outletDiameter: ['mm', 'outlet_diameter'],
  length1: ['mm', 'fit_length'],
  length2: ['mm', 'guide_length'],
  height: ['mm', 'height'],
  width: ['mm', 'width'],
  thickness: ['mm', 'thickness'],
} as const satisfies Record<string, readonly [Unit, string]>

const choices = {
  size: 'size',
  screws: 'screws',
  mouldSize: 'mould_size',
  material: 'material',
  finish: 'finish',
  coating: 'coating',
  standard: 'standard',
  hardness: 'hardness',
  type: 'plate_type',
} as const satisfies Record<string, string>

const facts = {
  strength: ['N/mm²', 'strength'],
  temperature: ['°C', 'max_temperature'],
} as const satisfies Record<string, readonly [Unit, string]>

export type AttributeKey = keyof typeof dimensions | keyof typeof choices | keyof typeof facts

/** The registry in the order in which filters show it: facts of the product first, then sizes. */
export const attributes: readonly Attribute[] = [
  ...Object.entries(choices).map(([key, name]) => attribute(key, null, 'choice', term(name))),
  ...Object.entries({ ...facts, ...dimensions }).map(([key, [unit, name]]) =>
    attribute(key, unit, 'number', term(name)),
  ),
]

/** Whether a text is the key of an attribute. */
export function isAttributeKey(text: string): text is AttributeKey {
  return [dimensions, choices, facts].some((group) => Object.hasOwn(group, text))
}

function attribute(key: string, unit: Unit | null, kind: Attribute['kind'], label: Texts): Attribute {
  return { key, unit, kind, label }
}

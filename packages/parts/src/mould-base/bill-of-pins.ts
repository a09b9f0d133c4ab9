import { type BillLine, lineWriter } from './bill.ts'
import { cutPin } from './cut-pin.ts'
import { lengthOfPin, pinsOf } from './ejector-pins.ts'
import type { Levels } from './levels.ts'
import type { Reason } from './reason.ts'
import type { EjectorPin, MouldBaseSettings } from './settings.ts'
import { pinDiameters } from './small-parts.ts'

export interface DrawnPins {
  /** Pins of one article and length, with their line of the bill. */
  groups: readonly { line: BillLine; pins: readonly EjectorPin[] }[]
  warnings: Reason[]
}

/** Lists the ejector pins, one line for those of the same material, diameter and length. */
export function billPins(settings: MouldBaseSettings, levels: Levels): DrawnPins {
  const write = lineWriter(settings)
  // Without a size of the series a pin has no article; the check says so.
  const pins = pinsOf(settings).filter(({ diameter }) => pinDiameters.includes(diameter))
  const alike = Map.groupBy(pins, (pin) => `${pin.material} ${pin.diameter} ${lengthOfPin(pin, levels)}`)
  const groups = [...alike.values()].flatMap((ofLine) => {
    const [first] = ofLine
    if (first === undefined) return []
    const { diameter, material } = first
    const length = lengthOfPin(first, levels)
    const cut = cutPin(diameter, length) ?? { article: null }
    const line = { quantity: ofLine.length, family: 'AZ', sizes: [diameter, length], material: { code: material } }
    return [{ line: write('ejectorPin', { ...line, ...cut }), pins: ofLine }]
  })
  return {
    groups,
    warnings: groups.flatMap(({ line }): Reason[] => {
      const [, length = 0] = line.sizes
      return line.articleNo === null ? [{ field: 'pins', code: 'pinOnRequest', values: { length } }] : []
    }),
  }
}

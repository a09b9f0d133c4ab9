import type { BillLine } from './bill.ts'
import type { MouldBase } from './derive-mould-base.ts'
import { pillarOf, pinOf, rodShaftOf, screwOf, sprueOf } from './small-parts.ts'

/** A cylinder of a turned part. */
export interface Step {
  diameter: number
  length: number
}

/** Returns the cylinders of a turned part as it is fitted, from its head face on; none for other parts. */
export function stepsOf({ pattern, feeding }: MouldBase, { family, sizes }: BillLine): Step[] {
  const [first = 0, second = 0, third = 0] = sizes
  const { outer, head, headHeight } = pillarOf(pattern.pillar)
  const step = (diameter: number, length: number): Step => ({ diameter, length })
  switch (family) {
    case 'FS':
      return [step(head, headHeight), step(outer, second - headHeight), step(first, third)]
    case 'FB':
      return [step(head, headHeight), step(outer, second - headHeight)]
    case 'ZH':
      return [step(first, third)]
    case 'SZ':
      return [step(screwOf(first).headDiameter, screwOf(first).headHeight), step(first, second)]
    case 'AZ':
      return [step(pinOf(first).head, pinOf(first).headHeight), step(first, second - pinOf(first).headHeight)]
    case 'RB':
    case 'ZR':
      return [step(first, second)]
    case 'EB':
      return [step(rodShaftOf(first), second - first), step(first, first)]
    case 'AB':
      return [step(sprueOf(first).head, sprueOf(first).headHeight), step(first, feeding.sprueLength)]
    default:
      return []
  }
}

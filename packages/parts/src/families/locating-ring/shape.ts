import { turn } from '../../shape/contour.ts'
import { showBore, showDiameter, showLength } from '../../shape/dimensions.ts'
import type { Circle, EndDimension, Shape } from '../../shape/shape.ts'
import type { Choices, Sizes } from '../family.ts'

type Key = 'diameter' | 'innerDiameter' | 'height'
type ChoiceKey = 'screws'

/** Clearance over the thread, close to the medium series of ISO 273. */
const clearance = 1.1
const written = /^(\d+)\s*[x×]\s*M(\d+)/

/** A ring with holes for its screws on the middle of its face, `2x M6`; without the choice it has none. */
export function shapeLocatingRing(
  { diameter, innerDiameter, height }: Sizes<Key>,
  { screws = '' }: Choices<ChoiceKey>,
): Shape<Key | ChoiceKey> | null {
  const [, count = 0, thread = 0] = (written.exec(screws) ?? []).map(Number)
  if (innerDiameter + 2.4 * thread >= diameter) return null
  const holes = placeScrews(count, (diameter + innerDiameter) / 4, (clearance * thread) / 2)
  return {
    solid: [
      turn(
        [
          { x: 0, y: diameter / 2 },
          { x: height, y: diameter / 2 },
        ],
        [
          { x: 0, y: innerDiameter / 2 },
          { x: height, y: innerDiameter / 2 },
        ],
        holes.map((loop) => ({ loop, from: 0, to: height })),
      ),
    ],
    dimensions: [
      showDiameter('diameter', 0, 'left'),
      showBore('innerDiameter', height, 'right'),
      showLength('height', 0, height),
    ],
    ends: [{ from: 'head', dimensions: holes.slice(0, 1).map(showScrews) }],
  }
}

/** Two screws stand level with the axis and four at 45°, where the section of the side view does not meet them. */
function placeScrews(count: number, pitch: number, radius: number): Circle[] {
  const first = count > 2 ? Math.PI / 4 : 0
  return Array.from({ length: count }, (_, at) => {
    const angle = first + (at * 2 * Math.PI) / count
    return { centre: { y: pitch * Math.sin(angle), z: pitch * Math.cos(angle) }, radius }
  })
}

function showScrews({ centre: { y, z }, radius }: Circle): EndDimension<ChoiceKey> {
  const edge = Math.SQRT1_2 * radius
  return { shows: 'screws', kind: 'leader', at: { y: y + edge, z: z + edge }, away: { x: 1, y: 1.6 }, mark: '' }
}

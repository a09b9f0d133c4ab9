import { turn } from '../../shape/contour.ts'
import { showBore, showDiameter, showLength } from '../../shape/dimensions.ts'
import type { Circle, DerivedKey, EndDimension, Shape } from '../../shape/shape.ts'
import { clearanceHoleOf } from '../../shape/thread.ts'
import type { Choices, Sizes } from '../family.ts'

type Key = 'diameter' | 'innerDiameter' | 'height'
type ChoiceKey = 'screws'

const written = /^(\d+)\s*[x×]\s*M(\d+)/

/**
 * A ring with plain holes for its screws on the middle of its face, `2x M6`; without the choice it has none. Neither
 * the circle nor a counterbore is in a published table: the circle is our own proposal, a counterbore is left out.
 * Returns null for screws whose holes are unknown or do not fit.
 */
export function shapeLocatingRing(
  { diameter, innerDiameter, height }: Sizes<Key>,
  { screws = '' }: Choices<ChoiceKey>,
): Shape<Key | ChoiceKey | DerivedKey> | null {
  const [, count = 0, thread = 0] = (written.exec(screws) ?? []).map(Number)
  const hole = count === 0 ? 0 : clearanceHoleOf(thread)
  if (hole === undefined || innerDiameter + 2.4 * thread >= diameter) return null
  const pitchDiameter = (diameter + innerDiameter) / 2
  const holes = placeScrews(count, pitchDiameter / 2, hole / 2)
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
    derived: count === 0 ? {} : { pitchDiameter, screws: `${count}x ⌀${hole} (M${thread})` },
    dimensions: [
      showDiameter('diameter', 0, 'left'),
      showBore('innerDiameter', height, 'right'),
      showLength('height', 0, height),
    ],
    ends: [{ from: 'head', dimensions: holes.slice(0, 1).flatMap((first) => [showScrews(first), showCircle(first)]) }],
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

/** Points to the circle of the screws at the lower right, where no screw stands. */
function showCircle({ centre: { y, z } }: Circle): EndDimension<DerivedKey> {
  const pitch = Math.hypot(y, z)
  const angle = -0.42 * Math.PI
  const at = { y: pitch * Math.sin(angle), z: pitch * Math.cos(angle) }
  return { shows: 'pitchDiameter', kind: 'leader', at, away: { x: 1, y: -0.8 }, mark: '⌀' }
}

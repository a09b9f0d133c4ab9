import type { BillLine } from './bill.ts'
import { countRingScrews } from './bill-of-feeding.ts'
import type { MouldBase } from './derive-mould-base.ts'
import { corners, diagonal, onBothSides, type Point } from './points.ts'
import { restButton, ringBoreOf, ringHeight, ringRecess, screwOf, sleeveOf } from './small-parts.ts'

/** Where a part is: its head face, and the way in which its axis points from there. */
export interface Place extends Point {
  /** Height above the moving platen, mm. */
  z: number
  points: 'up' | 'down'
}

export interface PlacedLine {
  line: BillLine
  places: readonly Place[]
}

/** Joints between plates that have centring sleeves round their screws, and the places of these. */
export interface Joint {
  z: number
  sleeves: readonly Point[]
}

/** Returns the joints of a mould base, from the moving platen upwards. The risers have four sleeves, other joints two. */
export function jointsOf({ settings, pattern, levels }: MouldBase): Joint[] {
  const outer = pattern.screwYs.at(-1) ?? 0
  const [two, four] = [diagonal(pattern.screwX, outer), corners(pattern.screwX, outer)]
  const hasRisers = settings.riser > 0
  return [
    { z: levels.riser, sleeves: hasRisers ? four : two },
    ...(hasRisers ? [{ z: levels.support, sleeves: four }] : []),
    ...(settings.support > 0 ? [{ z: levels.b, sleeves: two }] : []),
    { z: levels.clampFixed, sleeves: two },
  ]
}

/** Places the parts of a mould base that can be built. Plates are placed with their bores; eye bolts are loose. */
export function placeParts(base: MouldBase): PlacedLine[] {
  return base.bill.flatMap((line) => {
    const places = placesOf(base, line)
    return places.length === 0 ? [] : [{ line, places }]
  })
}

function placesOf(base: MouldBase, line: BillLine): Place[] {
  const { role } = line
  const { pattern, levels, screws, settings } = base
  const up = (z: number, points: readonly Point[]): Place[] => points.map((point) => ({ ...point, z, points: 'up' }))
  const down = (z: number, points: readonly Point[]): Place[] =>
    points.map((point) => ({ ...point, z, points: 'down' }))
  const pillars = guidePoints(base)
  const isMoving = settings.pillarSide === 'moving'
  const ofMoving = (points: readonly Point[]) => up(levels.b, points)
  const ofFixed = (points: readonly Point[]) => down(levels.clampFixed, points)
  const centre = [{ x: 0, y: 0 }]
  switch (role) {
    case 'guidePillar':
      return (isMoving ? ofMoving : ofFixed)(pillars.main)
    case 'guidePillarOffset':
      return (isMoving ? ofMoving : ofFixed)(pillars.offset)
    case 'guideBushing':
      return (isMoving ? ofFixed : ofMoving)(pillars.main)
    case 'guideBushingOffset':
      return (isMoving ? ofFixed : ofMoving)(pillars.offset)
    case 'guideBushingStripper':
      return up(levels.stripper, pillars.main)
    case 'guideBushingStripperOffset':
      return up(levels.stripper, pillars.offset)
    case 'centringSleeve':
      return jointsOf(base).flatMap(({ z, sleeves }) => up(z - sleeveOf(pattern.screw).length / 2, sleeves))
    case 'screwFixed': {
      const head = screwOf(pattern.screw).headHeight - (screws.fixed?.counterbore ?? 0)
      return down(levels.top + head, onBothSides(pattern.screwX, pattern.screwYs))
    }
    case 'screwMoving': {
      const seat = screws.moving?.counterbore ?? 0
      return up(seat - screwOf(pattern.screw).headHeight, onBothSides(pattern.screwX, pattern.screwYs))
    }
    case 'screwEjector': {
      const seat = levels.base + (screws.ejector?.counterbore ?? 0)
      const points = onBothSides(pattern.ejectorScrewX, pattern.ejectorScrewYs)
      return up(seat - screwOf(pattern.ejectorScrew).headHeight, points)
    }
    case 'returnPin':
    case 'pushRod':
      return up(levels.retainer, corners(pattern.returnX, pattern.returnY))
    case 'ejectorPin':
      return up(levels.retainer, pinPoints(base, line))
    case 'restButton':
      return down(levels.riser + restButton.height, onBothSides(pattern.returnX, pattern.restYs))
    case 'ejectorRod':
      return up(0, centre)
    case 'locatingRing':
      return down(levels.top - ringRecess + ringHeight, centre)
    case 'sprueBushing':
      return down(levels.top - ringRecess, centre)
    case 'screwRing':
      return down(levels.top - ringRecess + ringHeight - 1, ringScrewPoints(settings.ring))
    default:
      return []
  }
}

function pinPoints({ pins }: MouldBase, line: BillLine): Point[] {
  const group = pins.groups.find((each) => each.line === line)
  return (group?.pins ?? []).map(({ x, y }) => ({ x, y }))
}

/** Returns the places of the three equal pillars, and of the fourth, which is thicker or stands nearer to the centre. */
export function guidePoints({ pattern }: Pick<MouldBase, 'pattern'>): { main: Point[]; offset: Point[] } {
  const { pillarX: x, pillarY: y, fourthOffset } = pattern
  const three = corners(x, y).filter((point) => point.x < 0 || point.y < 0)
  const fourth = { x, y: y - fourthOffset }
  return pattern.guide.partner === null ? { main: [...three, fourth], offset: [] } : { main: three, offset: [fourth] }
}

/** Two screws are in line with the length of the mould, four stand at 45°. */
export function ringScrewPoints(ring: number): Point[] {
  const radius = (ring + ringBoreOf(ring)) / 4
  const aside = Math.SQRT1_2 * radius
  return countRingScrews(ring) === 2
    ? [
        { x: 0, y: -radius },
        { x: 0, y: radius },
      ]
    : corners(aside, aside)
}

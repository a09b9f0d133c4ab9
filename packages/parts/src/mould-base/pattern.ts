import type { Format } from './series.ts'
import { seriesOf, type WidthSeries } from './series.ts'
import { type PillarSizes, pillarOf, pinOf, screwOf, sleeveOf } from './small-parts.ts'

/** Steel that stays between two bores, mm. */
const wall = 4

/** Where the bores of a format are: distances from the centre of its plates, mm. All patterns are symmetric. */
export interface Pattern extends WidthSeries {
  width: number
  length: number
  ejectorWidth: number
  guide: PillarSizes
  /** Diameter of the counterbore for the head of a pillar. */
  pillarHead: number
  pillarX: number
  pillarY: number
  /** How much nearer to the centre the fourth pillar stands. */
  fourthOffset: number
  screwX: number
  /** The places of the screws of one riser, ascending. */
  screwYs: readonly number[]
  ejectorScrewX: number
  ejectorScrewYs: readonly number[]
  returnX: number
  returnY: number
  /** The places of the rest buttons on one side, ascending. */
  restYs: readonly number[]
  /** A pocket within this rectangle about the centre meets no bore. */
  usableWidth: number
  usableLength: number
}

/** Computes the hole pattern of a format; null if the series does not have it. */
export function patternOf(format: Format): Pattern | null {
  const series = seriesOf(format)
  if (series === null) return null
  const { width, length } = format
  const guide = pillarOf(series.pillar)
  const pillarHead = guide.head + 1
  const edge = Math.ceil(pillarHead / 2 + (guide.outer < 20 ? 4 : 5))
  const [pillarX, pillarY] = [width / 2 - edge, length / 2 - edge]
  const sleeve = sleeveOf(series.screw).outer
  const screwX = width / 2 - series.riserWidth / 2
  const reach = pillarHead / 2 + sleeve / 2 + wall
  const screwY = Math.floor(pillarY - Math.sqrt(reach ** 2 - (pillarX - screwX) ** 2))
  const ejectorWidth = width - 2 * series.riserWidth - 4
  return {
    ...series,
    ...{ width, length, ejectorWidth, guide, pillarHead, pillarX, pillarY, screwX },
    fourthOffset: guide.partner === null ? 2 : 0,
    screwYs: spread(screwY, screwsPerRiser(length)),
    ...placeInEjectorPlates(series, ejectorWidth, length, { pillarX, pillarY, pillarHead }),
    usableWidth: Math.floor(2 * (Math.min(pillarX - pillarHead / 2, screwX - sleeve / 2) - 5)),
    usableLength: Math.floor(2 * (pillarY - pillarHead / 2 - 5)),
  }
}

/** Places `count` bores evenly from -`outer` to `outer`. */
function spread(outer: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => (count === 1 ? 0 : -outer + (at * 2 * outer) / (count - 1)))
}

function screwsPerRiser(length: number): number {
  if (length <= 296) return 2
  if (length <= 446) return 3
  return length <= 646 ? 4 : 5
}

/** The return pin stands below the screw, moved inwards until enough steel stays to the head of the pillar. */
function placeInEjectorPlates(
  { ejectorScrew, returnPin }: WidthSeries,
  width: number,
  length: number,
  pillar: Pick<Pattern, 'pillarX' | 'pillarY' | 'pillarHead'>,
) {
  const counterbore = screwOf(ejectorScrew).headDiameter + 1
  const head = pinOf(returnPin).head + 1
  const ejectorScrewX = Math.floor(width / 2 - counterbore / 2 - wall)
  const ejectorScrewY = Math.floor(length / 2 - counterbore / 2 - wall)
  const returnX = Math.floor(width / 2 - head / 2 - wall)
  const least = pillar.pillarHead / 2 + (returnPin + 1) / 2 + wall
  let returnY = Math.floor(ejectorScrewY - counterbore / 2 - head / 2 - wall)
  while (Math.hypot(pillar.pillarX - returnX, pillar.pillarY - returnY) < least) returnY -= 1
  return {
    ejectorScrewX,
    ejectorScrewYs: spread(ejectorScrewY, length <= 396 ? 2 : 3),
    ...{ returnX, returnY },
    restYs: spread(returnY, length <= 296 ? 2 : length <= 496 ? 3 : 4),
  }
}

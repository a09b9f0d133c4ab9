import { isCone, type Profile, type Stretch } from './profile.ts'

/**
 * In what a body differs from its article. `others`: it has holes, grooves or the like. `longer`: the article is longer,
 * and is ground when it is fitted.
 */
export const differences = ['others', 'longer'] as const
export type Difference = (typeof differences)[number]

/** mm. Shafts are modelled at any size of their tolerance, heads down to 0.2 mm below their size. */
const shaftTolerance = 0.03
export const headTolerance = 0.22
const boreTolerance = 0.06
export const shoulderTolerance = 0.11
/** The length of a relief or a thread matters less. */
const reliefTolerance = 2.1
const lengthTolerance = 0.02
const flatTolerance = 0.03

/**
 * Compares a body with an article that was cut to its length.
 * @returns null if it is another part
 */
export function compareProfiles(body: Profile, article: Profile): Difference[] | null {
  if (Math.abs(body.length - article.length) > lengthTolerance) return null
  if (!hasSameStretches(body.bore, article.bore, boreTolerance, reliefTolerance)) return null
  if (!hasSameBlade(body, article) || !hasSameSocket(body, article)) return null
  const [head, ...shaft] = body.outside
  const [headOfArticle, ...shaftOfArticle] = article.outside
  if (head === undefined || headOfArticle === undefined) return null
  if (shaft.length === 0 && shaftOfArticle.length === 0) {
    return Math.abs(head.start - headOfArticle.start) > shaftTolerance ? null : othersOf(body)
  }
  if (!hasSameStretches(shaft, shaftOfArticle, shaftTolerance, shoulderTolerance)) return null
  const isSameHead =
    Math.abs(head.start - headOfArticle.start) < headTolerance &&
    Math.abs(head.to - headOfArticle.to) < shoulderTolerance
  return isSameHead ? othersOf(body) : null
}

function othersOf({ others }: Profile): Difference[] {
  return others > 0 ? ['others'] : []
}

function hasSameStretches(
  measured: readonly Stretch[],
  expected: readonly Stretch[],
  diameterTolerance: number,
  placeTolerance: number,
): boolean {
  if (measured.length !== expected.length) return false
  return measured.every((stretch, at) => {
    const other = expected[at]
    const isLast = at === measured.length - 1
    return (
      other !== undefined &&
      isCone(stretch) === isCone(other) &&
      Math.abs(stretch.start - other.start) <= diameterTolerance + (isCone(stretch) ? headTolerance : 0) &&
      Math.abs(stretch.end - other.end) <= diameterTolerance + (isCone(stretch) ? headTolerance : 0) &&
      (isLast || Math.abs(stretch.to - other.to) <= placeTolerance)
    )
  })
}

function hasSameBlade({ blade }: Profile, { blade: other }: Profile): boolean {
  if (blade === null || other === null) return blade === other
  return (
    Math.abs(blade.width - other.width) < flatTolerance &&
    Math.abs(blade.strength - other.strength) < flatTolerance &&
    Math.abs(blade.from - other.from) < reliefTolerance
  )
}

function hasSameSocket({ socket }: Profile, { socket: other }: Profile): boolean {
  return socket === null || other === null ? socket === other : Math.abs(socket.width - other.width) < 0.2
}

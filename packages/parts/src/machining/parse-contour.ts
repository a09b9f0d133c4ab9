import { maxContourPoints, type TipContour } from './tip-contour.ts'

const length = '(0|[1-9][0-9]{0,2})([.][0-9]?[1-9])?'
const arc = `([RQ]${length})?`
/** The points of a contour in an article number: `X1.5Y0X0Y3R3X1.5Y6R3`. */
export const contourPattern = `X${length}Y${length}(X${length}Y${length}${arc}){1,${maxContourPoints - 1}}`

const figure = '\\d{1,3}(?:\\.\\d{1,2})?'
const place = `X(${figure})Y(${figure})`
const point = `${place}(?:([RQ])(${figure}))?`
const points = new RegExp(`^${place}(?:${point}){1,${maxContourPoints - 1}}$`)

export function parseContour(text: string): TipContour | null {
  if (!points.test(text)) return null
  return Array.from(text.matchAll(new RegExp(point, 'g')), ([, depth, across, sense, radius]) => ({
    depth: Number(depth),
    across: Number(across),
    ...(sense === undefined ? {} : { arc: sense === 'R' ? Number(radius) : -Number(radius) }),
  }))
}

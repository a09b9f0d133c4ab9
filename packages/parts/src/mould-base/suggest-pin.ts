import { pinChecker } from './check-pins.ts'
import type { Pattern } from './pattern.ts'
import type { Point } from './points.ts'
import type { EjectorPin, MouldBaseSettings } from './settings.ts'

const first: Omit<EjectorPin, keyof Point> = { diameter: 6, material: 'H', height: 0 }
/** Distance of the places that are tried, mm. */
const step = 10

/** Returns the size and height of the next pin: those of the last one. */
export function likePins(pins: readonly EjectorPin[]): Omit<EjectorPin, keyof Point> {
  return pins.at(-1) ?? first
}

/**
 * Returns another pin like the last one: mirrored to the other sides of the mould, or at the first free place of a grid;
 * null if the plate is full.
 */
export function suggestPin(settings: MouldBaseSettings, pattern: Pattern): EjectorPin | null {
  const last = settings.pins.at(-1)
  const like = likePins(settings.pins)
  const mirrored = last === undefined ? [] : mirror(last)
  const check = pinChecker(settings, pattern)
  const place = [...mirrored, ...gridOf(pattern)].find((point) => check({ ...like, ...point }, settings.pins) === null)
  return place === undefined ? null : { ...like, ...place }
}

function mirror({ x, y }: Point): Point[] {
  return [
    { x: 0 - x, y },
    { x: 0 - x, y: 0 - y },
    { x, y: 0 - y },
  ]
}

/** Places in the ejector plates, from the centre outwards. */
function gridOf({ ejectorWidth, length }: Pattern): Point[] {
  const along = (size: number) => {
    const count = Math.floor(size / 2 / step)
    return Array.from({ length: 2 * count + 1 }, (_, at) => (at - count) * step)
  }
  const places = along(length).flatMap((y) => along(ejectorWidth).map((x) => ({ x, y })))
  return places.toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))
}

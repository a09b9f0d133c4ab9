import type { Role } from './bill.ts'
import { pinClearance, returnPoints } from './bore-pins.ts'
import { pinsOf } from './ejector-pins.ts'
import type { Pattern } from './pattern.ts'
import { guidePoints } from './place-parts.ts'
import { onBothSides, type Point } from './points.ts'
import type { PinMisfit } from './reason.ts'
import type { EjectorPin, MouldBaseSettings } from './settings.ts'
import { pinDiameters, pinOf, screwOf } from './small-parts.ts'

/** Steel that stays between the bores of a pin and all others, and the edge of the ejector plates, mm. */
export const minWall = 3

export type PinReason = { field: 'pins' } & PinMisfit

/** A bore that pins must not meet. */
interface Obstacle extends Point {
  role: Role
  radius: number
  /** Which bore of the pin lies in the same plate. */
  beside: 'head' | 'shaft'
}

/** Returns why ejector pins cannot be where they are: at most one reason for each pin. */
export function checkPins(settings: MouldBaseSettings, pattern: Pattern): PinReason[] {
  const check = pinChecker(settings, pattern)
  return pinsOf(settings).flatMap((pin, at, pins): PinReason[] => {
    const misfit = check(pin, pins.slice(0, at))
    return misfit === null ? [] : [{ field: 'pins', ...misfit }]
  })
}

/** Returns a function that says why a pin cannot be placed after others; null if it can. */
export function pinChecker(settings: MouldBaseSettings, pattern: Pattern) {
  const obstacles = obstaclesOf(settings, pattern)
  return (pin: EjectorPin, others: readonly EjectorPin[]): PinMisfit | null => {
    const at = others.length + 1
    if (!pinDiameters.includes(pin.diameter)) {
      return { code: 'pinDiameter', values: { pin: at, diameter: pin.diameter } }
    }
    return (
      checkHeight(pin, at, settings) ??
      checkEdge(pin, at, pattern) ??
      checkParts(pin, at, obstacles) ??
      checkOthers(pin, at, others)
    )
  }
}

/** The face of a pin is in plate B, which guides it. */
function checkHeight({ diameter, height }: EjectorPin, pin: number, { b }: MouldBaseSettings): PinMisfit | null {
  const [least, most] = [Math.min(0, diameter - b), 0]
  if (height > most) return { code: 'pinInPlateA', values: { pin } }
  return height < least ? { code: 'pinHeight', values: { pin, least, most } } : null
}

function checkEdge(pin: EjectorPin, at: number, { ejectorWidth, length }: Pattern): PinMisfit | null {
  const reach = radiusOf(pin, 'head') + minWall
  const isOutside = Math.abs(pin.x) + reach > ejectorWidth / 2 || Math.abs(pin.y) + reach > length / 2
  return isOutside ? { code: 'pinBeyondPlate', values: { pin: at } } : null
}

function checkParts(pin: EjectorPin, at: number, obstacles: readonly Obstacle[]): PinMisfit | null {
  const met = obstacles.find(
    (obstacle) => distance(pin, obstacle) < obstacle.radius + radiusOf(pin, obstacle.beside) + minWall,
  )
  return met === undefined ? null : { code: 'pinMeetsPart', values: { pin: at, role: met.role } }
}

function checkOthers(pin: EjectorPin, at: number, others: readonly EjectorPin[]): PinMisfit | null {
  const other = others.findIndex(
    (each) =>
      pinDiameters.includes(each.diameter) &&
      distance(pin, each) < radiusOf(pin, 'head') + radiusOf(each, 'head') + minWall,
  )
  return other < 0 ? null : { code: 'pinMeetsPin', values: { pin: at, other: other + 1 } }
}

function obstaclesOf(settings: MouldBaseSettings, pattern: Pattern): Obstacle[] {
  const centre = { x: 0, y: 0 }
  const { main, offset } = guidePoints({ pattern })
  const { clearance } = screwOf(pattern.ejectorScrew)
  const at = (points: readonly Point[], role: Role, diameter: number, beside: Obstacle['beside']) =>
    points.map((point) => ({ ...point, role, radius: diameter / 2, beside }))
  return [
    ...at(returnPoints({ pattern, settings }), 'returnPin', pinOf(pattern.returnPin).head + pinClearance, 'head'),
    ...at(onBothSides(pattern.ejectorScrewX, pattern.ejectorScrewYs), 'screwEjector', clearance, 'head'),
    // The head would have no support above its thread.
    ...at([centre], 'ejectorRod', pattern.rodThread, 'head'),
    ...at([...main, ...offset], 'guidePillar', pattern.pillarHead, 'shaft'),
  ]
}

function radiusOf({ diameter }: EjectorPin, part: Obstacle['beside']): number {
  return ((part === 'head' ? pinOf(diameter).head : diameter) + pinClearance) / 2
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

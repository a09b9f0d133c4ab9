import { shapeArticle } from '@normwerk/geometry/shape-article'
import type { Machining } from '@normwerk/parts/configured-part'
import type { FamilyCode } from '@normwerk/parts/families/families'
import type { Solid } from '@normwerk/parts/shape/shape'
import { asStocked, type Values } from '@normwerk/parts/shape/shape-of'
import type { Assembly } from '../../infrastructure/cad/cad.ts'

export function makeSolid(code: FamilyCode, values: Values, machining: Partial<Machining> = {}): Solid {
  const solid = shapeArticle(code, values, { ...asStocked, ...machining })
  if (solid === null) throw new Error(`${code} has no shape`)
  return solid
}

/** An ejector pin of 6 mm. */
export function makePin(length: number, machining: Partial<Machining> = {}): Solid {
  return makeSolid('AZ', { diameter: 6, headDiameter: 12, headHeight: 5, headRadius: 0.5, length }, machining)
}

export const origin = { x: 0, y: 0, z: 0, points: 'along' } as const
export const grey = '#b9bec4'

/** An assembly of one part. */
export const alone = (name: string, solid: Solid): Assembly => ({
  name: 'Satz',
  parts: [{ name, instance: name, solid, colour: grey, place: origin }],
})

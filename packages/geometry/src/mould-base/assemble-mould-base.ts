import type { FamilyCode } from '@normwerk/parts/families/families'
import { shortenSprueBushing } from '@normwerk/parts/families/sprue-bushing/shorten'
import type { BillLine, Role } from '@normwerk/parts/mould-base/bill'
import { type BoredPlate, borePlates } from '@normwerk/parts/mould-base/bore-plates'
import type { MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import { type Place, placeParts } from '@normwerk/parts/mould-base/place-parts'
import { ringScrew, screwOf } from '@normwerk/parts/mould-base/small-parts'
import { block } from '@normwerk/parts/shape/contour'
import type { Body, Cut, Solid } from '@normwerk/parts/shape/shape'
import { asStocked, type Values } from '@normwerk/parts/shape/shape-of'
import { shapeArticle } from '../shape-article.ts'

/** A body of a mould base at its place. */
export interface MouldPart {
  line: BillLine
  /** Counts the parts of its role, from 1. */
  instance: number
  solid: Solid
  place: Place
}

/** The article of a line. */
export interface LineArticle {
  family: FamilyCode
  values: Values
}

/**
 * Returns the bodies of a mould base that can be built: its plates with their bores, and every part at its place.
 * @param articleOf returns the article of a line; null leaves its parts out
 */
export function assembleMouldBase(base: MouldBase, articleOf: (line: BillLine) => LineArticle | null): MouldPart[] {
  const counts = new Map<Role, number>()
  const count = ({ role }: BillLine) => {
    const next = (counts.get(role) ?? 0) + 1
    counts.set(role, next)
    return next
  }
  const plates = borePlates(base).flatMap((plate) => {
    const { line, x, y, z } = plate
    if (articleOf(line) === null) return []
    return [{ line, instance: count(line), solid: shapePlate(plate), place: { x, y, z, points: 'up' } } as const]
  })
  const parts = placeParts(base).flatMap(({ line, places }) => {
    const article = articleOf(line)
    const solid = article && shapeFitted(line, article)
    if (solid === null) return []
    const fitted = line.role === 'locatingRing' ? counterbore(solid) : solid
    return places.map((place) => ({ line, instance: count(line), solid: fitted, place }))
  })
  return [...plates, ...parts]
}

/** Returns the body of a part as the shop cuts it and the mould maker fits it. */
function shapeFitted({ changedLength, fittedLength }: BillLine, { family, values }: LineArticle): Solid | null {
  const fitted = fittedLength === null ? values : shortenSprueBushing(values, fittedLength)
  return shapeArticle(family, fitted, { ...asStocked, changedLength })
}

/** Its thickness lies along the axis of the shape, its width upright. */
function shapePlate({ x, y, width, length, thickness, bores }: BoredPlate): Solid {
  const cuts = bores.map(
    (bore): Cut => ({
      loop: { centre: { y: bore.x - x, z: bore.y - y }, radius: bore.diameter / 2 },
      from: bore.from,
      to: bore.to,
    }),
  )
  return [{ ...block(0, thickness, width, length), cuts }]
}

/** The heads of the screws lie below the face of the ring. */
function counterbore([ring, ...others]: Solid): Solid {
  const { counterbore: diameter, headHeight } = screwOf(ringScrew.thread)
  const depth = headHeight + 1
  const cuts = ring.cuts.flatMap(({ loop, to }): Cut[] =>
    'centre' in loop
      ? [
          { loop: { ...loop, radius: diameter / 2 }, from: 0, to: depth },
          { loop, from: depth, to },
        ]
      : [],
  )
  const bored: Body = { ...ring, cuts }
  return [bored, ...others]
}

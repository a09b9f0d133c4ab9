import { shapeArticle } from '@normwerk/geometry/shape-article'
import { laySideBySide } from '@normwerk/geometry/solid/lay-side-by-side'
import type { Assortment } from '@normwerk/parts/assortment'
import { colourOf } from '@normwerk/parts/material-colour'
import { AppError } from '../../http/app-error.ts'
import type { PlacedPart } from '../../infrastructure/cad/cad.ts'
import type { partsOfGroup } from '../cart/configured-group.ts'

export type GroupPart = Awaited<ReturnType<typeof partsOfGroup>>['parts'][number]

/** Lays the parts of a group side by side along y, a body for each position. */
export function placeInRow(assortment: Assortment, parts: readonly GroupPart[]): PlacedPart[] {
  const bodies = parts.map((part) => {
    const { number, family, values, ...options } = part
    // An assembly without one of its parts would be incomplete.
    const solid = family === null ? null : shapeArticle(family, values, options)
    if (solid === null) throw new AppError('articleWithoutShape', {}, { article: number })
    return { name: number, instance: number, solid, colour: colourOfPart(assortment, part) }
  })
  const moved = laySideBySide(bodies.map(({ solid }) => solid))
  return bodies.map((body, at) => ({ ...body, place: { x: 0, y: moved[at] ?? 0, z: 0, points: 'along' } }))
}

export function colourOfPart({ materials, coatings }: Assortment, { material, coating }: GroupPart): string {
  return colourOf(materials.get(material ?? ''), coatings.get(coating ?? ''))
}

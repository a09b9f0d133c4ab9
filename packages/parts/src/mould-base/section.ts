import type { Role } from './bill.ts'
import { borePlates } from './bore-plates.ts'
import type { MouldBase } from './derive-mould-base.ts'
import { type Place, placeParts } from './place-parts.ts'
import { stepsOf } from './steps-of.ts'

/** A rectangle of a section across the width of a mould: x from its centre, z from its moving platen, mm. */
export interface SectionPiece {
  role: Role
  x: number
  z: number
  width: number
  height: number
}

/** The section bends as in a mould drawing: left of the centre it shows guides and pins, right of it screws. */
const onTheRight: readonly Role[] = ['screwFixed', 'screwMoving', 'screwEjector', 'centringSleeve']
const onBothSides: readonly Role[] = ['restButton']

/** Returns the pieces of a section, plates first, and what lies in front after what it covers. */
export function sectionOf(base: MouldBase): SectionPiece[] {
  const plates = borePlates(base).map(({ line, x, z, width, thickness }) => {
    return { role: line.role, x: x - width / 2, z, width, height: thickness }
  })
  const parts = placeParts(base).flatMap(({ line, places }) =>
    shown(line.role, places).flatMap((place) => {
      let along = 0
      return stepsOf(base, line).map(({ diameter, length }) => {
        const from = along
        along += length
        const z = place.points === 'up' ? place.z + from : place.z - along
        return { role: line.role, x: place.x - diameter / 2, z, width: diameter, height: length }
      })
    }),
  )
  const isBelow = ({ role }: SectionPiece) => role.startsWith('guideBushing') || role === 'centringSleeve'
  return [...plates, ...parts.filter(isBelow), ...parts.filter((piece) => !isBelow(piece))]
}

function shown(role: Role, places: readonly Place[]): Place[] {
  const visible = places.filter(({ x }) => {
    if (Math.abs(x) < 1e-6 || onBothSides.includes(role)) return true
    return onTheRight.includes(role) ? x > 0 : x < 0
  })
  // Those behind each other look alike.
  return visible.filter(({ x, z }, at) => visible.findIndex((other) => other.x === x && other.z === z) === at)
}

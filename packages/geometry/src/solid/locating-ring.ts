import { type LocatingRing, screwHoles } from '../outline/locating-ring.ts'
import type { Solid } from './solid.ts'

export function solidLocatingRing(ring: LocatingRing): Solid {
  const centre = { y: 0, z: 0 }
  const screws = screwHoles(ring).map(({ x, y, radius }) => ({ centre: { y, z: x }, radius }))
  return [
    {
      kind: 'extruded',
      outer: { centre, radius: ring.outer / 2 },
      holes: [{ centre, radius: ring.bore / 2 }, ...screws],
      from: 0,
      to: ring.height,
    },
  ]
}

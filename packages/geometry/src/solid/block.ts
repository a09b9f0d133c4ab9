import type { Extruded } from './solid.ts'

/** A block about the x axis, `width` along y and `height` along z. */
export function block(width: number, height: number, from: number, to: number): Extruded {
  const y = width / 2
  const z = height / 2
  const outer = [
    { y: -y, z: -z },
    { y, z: -z },
    { y, z },
    { y: -y, z },
  ]
  return { kind: 'extruded', outer, holes: [], from, to }
}

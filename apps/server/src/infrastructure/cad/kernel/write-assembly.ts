import type { OpenCascadeInstance } from 'replicad-opencascadejs'
import { type AssembledPart, type Direction, type Place, standIns } from '../job.ts'
import { buildSolid } from './build-solid.ts'
import type { Kernel } from './load-kernel.ts'
import { setColour, setName, writeStep } from './write-step.ts'

/** Writes an assembly of parts as STEP, with placeholders for their names. */
export function writeAssembly(kernel: Kernel, parts: readonly AssembledPart[], places: readonly Place[]): Uint8Array {
  const { oc } = kernel
  return writeStep(kernel, 'ap214', ({ shapes, colours }) => {
    using assembly = shapes.NewShape()
    setName(oc, assembly, standIns.assembly)
    const labels = parts.map(({ solid, colour }, index) => {
      using shape = buildSolid(oc, solid)
      const label = shapes.AddShape(shape, false, false)
      setName(oc, label, standIns.part(index))
      setColour(oc, colours, label, colour)
      return label
    })
    for (const [index, place] of places.entries()) {
      const part = labels[place.part]
      if (part === undefined) throw new Error(`there is no part ${place.part}`)
      using location = locate(oc, place)
      using component = shapes.AddComponent(assembly, part, location)
      setName(oc, component, standIns.instance(index))
    }
    shapes.UpdateAssemblies()
    for (const label of labels) label.delete()
  })
}

/** The rows of a turn: what of the shape points along X, Y and Z of the assembly. */
const turns: Readonly<Record<Direction, readonly [Row, Row, Row]>> = {
  along: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  up: [
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ],
  down: [
    [0, 1, 0],
    [0, 0, -1],
    [-1, 0, 0],
  ],
}
type Row = readonly [x: number, y: number, z: number]

function locate(oc: OpenCascadeInstance, { x, y, z, points }: Place) {
  const [along, across, upwards] = turns[points]
  using moved = new oc.gp_Trsf()
  moved.SetValues(...along, x, ...across, y, ...upwards, z)
  return new oc.TopLoc_Location(moved)
}

import type { Solid } from '@normwerk/parts/shape/shape'
import type { OpenCascadeInstance } from 'replicad-opencascadejs'
import { type Place, standIns } from '../job.ts'
import { buildSolid } from './build-solid.ts'
import type { Kernel } from './load-kernel.ts'
import { setName, writeStep } from './write-step.ts'

/** Writes an assembly of parts as STEP, with placeholders for their names. */
export function writeAssembly(kernel: Kernel, parts: readonly Solid[], places: readonly Place[]): Uint8Array {
  const { oc } = kernel
  return writeStep(kernel, 'ap214', ({ shapes }) => {
    using assembly = shapes.NewShape()
    setName(oc, assembly, standIns.assembly)
    const labels = parts.map((solid, index) => {
      using shape = buildSolid(oc, solid)
      const label = shapes.AddShape(shape, false, false)
      setName(oc, label, standIns.part(index))
      return label
    })
    for (const place of places) {
      const part = labels[place.part]
      if (part === undefined) throw new Error(`there is no part ${place.part}`)
      using location = locate(oc, place)
      using component = shapes.AddComponent(assembly, part, location)
      setName(oc, component, standIns.part(place.part))
    }
    shapes.UpdateAssemblies()
    for (const label of labels) label.delete()
  })
}

function locate(oc: OpenCascadeInstance, { x, y, z }: Place) {
  using way = new oc.gp_Vec(x, y, z)
  using moved = new oc.gp_Trsf()
  moved.SetTranslation(way)
  return new oc.TopLoc_Location(moved)
}

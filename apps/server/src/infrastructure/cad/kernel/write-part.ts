import { type Model, type StepSchema, standIns } from '../job.ts'
import type { Kernel } from './load-kernel.ts'
import { placeModel } from './place-model.ts'
import { setColour, setName, writeStep } from './write-step.ts'

/** Writes one part as STEP, with a placeholder for its name. */
export function writePart(kernel: Kernel, model: Model, schema: StepSchema): Uint8Array {
  const { oc } = kernel
  return writeStep(kernel, schema, ({ shapes, colours }) => {
    using shape = placeModel(oc, model)
    using label = shapes.AddShape(shape, false, false)
    setName(oc, label, standIns.part(0))
    setColour(oc, colours, label, model.colour)
  })
}

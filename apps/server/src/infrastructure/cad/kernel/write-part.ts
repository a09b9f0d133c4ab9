import { type Model, type StepSchema, standIns } from '../job.ts'
import type { Kernel } from './load-kernel.ts'
import { placeModel } from './place-model.ts'
import { setName, writeStep } from './write-step.ts'

/** Writes one part as STEP, with a placeholder for its name. */
export function writePart(kernel: Kernel, model: Model, schema: StepSchema): Uint8Array {
  const { oc } = kernel
  return writeStep(kernel, schema, ({ shapes, colours }) => {
    using shape = placeModel(oc, model)
    using label = shapes.AddShape(shape, false, false)
    setName(oc, label, standIns.part(0))
    using colour = new oc.Quantity_Color()
    if (!oc.Quantity_Color.ColorFromHex(model.colour, colour)) throw new Error(`${model.colour} is no colour`)
    colours.SetColor(label, colour, oc.XCAFDoc_ColorType.XCAFDoc_ColorGen)
  })
}

import type { OpenCascadeInstance, TDF_Label, XCAFDoc_ColorTool, XCAFDoc_ShapeTool } from 'replicad-opencascadejs'
import type { StepSchema } from '../job.ts'
import type { Kernel } from './load-kernel.ts'

const file = '/part.step'
/** The kernel's numbers of the schemas. */
const schemas: Readonly<Record<StepSchema, number>> = { ap214: 4, ap242: 5 }

interface StepDocument {
  shapes: XCAFDoc_ShapeTool
  colours: XCAFDoc_ColorTool
}

/** Writes as STEP what `fill` puts into the document. */
export function writeStep(
  { oc, session }: Kernel,
  schema: StepSchema,
  fill: (document: StepDocument) => void,
): Uint8Array {
  using format = new oc.TCollection_ExtendedString('XmlOcaf', true)
  using document = new oc.TDocStd_Document(format)
  using main = document.Main()
  using shapes = oc.XCAFDoc_DocumentTool.ShapeTool(main)
  using colours = oc.XCAFDoc_DocumentTool.ColorTool(main)
  fill({ shapes, colours })
  if (!oc.Interface_Static.SetIVal('write.step.schema', schemas[schema])) throw new Error(`no schema ${schema}`)
  using writer = new oc.STEPCAFControl_Writer(session, true)
  writer.SetColorMode(true)
  writer.SetLayerMode(false)
  writer.SetNameMode(true)
  using progress = new oc.Message_ProgressRange()
  if (!writer.Perform(document, file, progress)) throw new Error('the file was not written')
  const step = oc.FS.readFile(file)
  oc.FS.unlink(file)
  // Otherwise its contents would stay in memory.
  main.ForgetAllAttributes(true)
  return step
}

export function setName(oc: OpenCascadeInstance, label: TDF_Label, text: string): void {
  using name = new oc.TCollection_ExtendedString(text, true)
  using _attribute = oc.TDataStd_Name.Set(label, name)
}

/** @throws Error for a text that is no colour */
export function setColour(oc: OpenCascadeInstance, colours: XCAFDoc_ColorTool, label: TDF_Label, text: string): void {
  using colour = new oc.Quantity_Color()
  if (!oc.Quantity_Color.ColorFromHex(text, colour)) throw new Error(`${text} is no colour`)
  colours.SetColor(label, colour, oc.XCAFDoc_ColorType.XCAFDoc_ColorGen)
}

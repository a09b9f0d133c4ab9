import type { OpenCascadeInstance, TDF_Label } from 'replicad-opencascadejs'
import { type Job, type Place, standIns } from '../job.ts'
import { buildSolid } from './build-solid.ts'
import type { Kernel } from './load-kernel.ts'

const file = '/assembly.step'

/** Writes an assembly of the job's parts as STEP, with placeholders for their names. */
export function writeStep({ oc, session }: Kernel, { parts, places }: Job): string {
  using format = new oc.TCollection_ExtendedString('XmlOcaf', true)
  using document = new oc.TDocStd_Document(format)
  using main = document.Main()
  using shapes = oc.XCAFDoc_DocumentTool.ShapeTool(main)
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
  using writer = new oc.STEPCAFControl_Writer(session, true)
  writer.SetColorMode(false)
  writer.SetLayerMode(false)
  writer.SetNameMode(true)
  using progress = new oc.Message_ProgressRange()
  if (!writer.Perform(document, file, progress)) throw new Error('the file was not written')
  const step = oc.FS.readFile(file, { encoding: 'utf8' })
  oc.FS.unlink(file)
  // Otherwise its contents would stay in memory.
  main.ForgetAllAttributes(true)
  for (const label of labels) label.delete()
  return step
}

function setName(oc: OpenCascadeInstance, label: TDF_Label, text: string): void {
  using name = new oc.TCollection_ExtendedString(text, true)
  using _attribute = oc.TDataStd_Name.Set(label, name)
}

function locate(oc: OpenCascadeInstance, { x, y, z }: Place) {
  using way = new oc.gp_Vec(x, y, z)
  using moved = new oc.gp_Trsf()
  moved.SetTranslation(way)
  return new oc.TopLoc_Location(moved)
}

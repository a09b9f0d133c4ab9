import type { TopoDS_Shape } from 'replicad-opencascadejs'
import { loadKernel } from '../../infrastructure/cad/kernel/load-kernel.ts'

interface ReadSolid {
  /** mm³ */
  volume: number
  x: [from: number, to: number]
  y: [from: number, to: number]
  z: [from: number, to: number]
}

export interface ReadStep {
  /** Names of its products, the assembly's first. */
  products: string[]
  /** The product at each place. */
  occurrences: string[]
  solids: ReadSolid[]
}

const loading = loadKernel()
const file = '/read.step'

/** Returns what a CAD system reads from a STEP file, with the names as they are in it. */
export async function readStepFile(text: string): Promise<ReadStep> {
  const { oc } = await loading
  oc.FS.writeFile(file, text)
  using reader = new oc.STEPControl_Reader()
  if (reader.ReadFile(file) !== oc.IFSelect_ReturnStatus.IFSelect_RetDone) throw new Error('no STEP file')
  reader.TransferRoots()
  using whole = reader.OneShape()
  const solids: ReadSolid[] = []
  using explorer = new oc.TopExp_Explorer(whole, oc.TopAbs_ShapeEnum.TopAbs_SOLID, oc.TopAbs_ShapeEnum.TopAbs_SHAPE)
  for (; explorer.More(); explorer.Next()) {
    using solid = explorer.Current()
    solids.push(await measure(solid))
  }
  return {
    products: namesOf(text, /\bPRODUCT\(\s*'[^']*(?:''[^']*)*',\s*'([^']*(?:''[^']*)*)'/g),
    occurrences: namesOf(text, /\bNEXT_ASSEMBLY_USAGE_OCCURRENCE\(\s*'\d+',\s*'([^']*(?:''[^']*)*)'/g),
    solids: solids.toSorted((a, b) => a.y[0] - b.y[0]),
  }
}

async function measure(solid: TopoDS_Shape): Promise<ReadSolid> {
  const { oc } = await loading
  using properties = new oc.GProp_GProps()
  oc.BRepGProp.VolumeProperties(solid, properties, 1e-9, true, false)
  using box = new oc.Bnd_Box()
  oc.BRepBndLib.AddOptimal(solid, box, false, false)
  return {
    volume: properties.Mass(),
    x: [box.GetXMin(), box.GetXMax()],
    y: [box.GetYMin(), box.GetYMax()],
    z: [box.GetZMin(), box.GetZMax()],
  }
}

function namesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

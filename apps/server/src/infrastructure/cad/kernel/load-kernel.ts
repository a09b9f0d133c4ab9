import loadOpenCascade, { type OpenCascadeInstance, type XSControl_WorkSession } from 'replicad-opencascadejs'

export interface Kernel {
  oc: OpenCascadeInstance
  /** One session for all files, because a session per file would stay in memory. */
  session: XSControl_WorkSession
}

const settings = {
  // curves on surfaces can be computed from the surfaces; without them a file is half as long
  'write.surfacecurve.mode': 0,
  'write.step.assembly': 1,
}

export async function loadKernel(): Promise<Kernel> {
  const silence = () => undefined
  const oc = await loadOpenCascade({ print: silence, printErr: silence })
  const session = new oc.XSControl_WorkSession()
  // The settings exist only after a writer was created.
  using _writer = new oc.STEPCAFControl_Writer(session, true)
  for (const [name, value] of Object.entries(settings)) {
    if (!oc.Interface_Static.SetIVal(name, value)) throw new Error(`the kernel knows no ${name}`)
  }
  oc.XCAFDoc_ShapeTool.SetAutoNaming(false)
  return { oc, session }
}

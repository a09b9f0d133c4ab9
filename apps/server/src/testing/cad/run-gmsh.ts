import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface GmshPart {
  /** How many bodies the file has. */
  solids: number
  /** How many edges belong to one face alone; the pole of a ball, which has no length, is none. */
  openEdges: number
  /** mm³ */
  volume: number
}

/** Whether the program `gmsh` is installed; it is no part of the shop. */
export const hasGmsh = spawnSync('gmsh', ['--version']).status === 0

const script = `
SetFactory("OpenCASCADE");
v() = ShapeFromFile("part.step");
s() = Boundary{ Volume{ v() }; };
e() = Abs(CombinedBoundary{ Surface{ s() }; });
open = 0;
For at In {0:#e()-1}
  size = Mass Curve{ e(at) };
  If (size > 1e-6)
    open += 1;
  EndIf
EndFor
mass = Mass Volume{ v(0) };
Printf("READ %g %g %.12g", #v(), open, mass);
`

/** Returns what gmsh, which reads STEP with a kernel of its own, finds in a file. */
export function readWithGmsh(folder: string, step: string): GmshPart {
  writeFileSync(join(folder, 'part.step'), step)
  writeFileSync(join(folder, 'part.geo'), script)
  const { stdout, stderr } = spawnSync('gmsh', ['part.geo', '-'], { cwd: folder, encoding: 'utf8' })
  const [, solids, openEdges, volume] = /READ (\S+) (\S+) (\S+)/.exec(stdout) ?? []
  if (volume === undefined) throw new Error(stdout + stderr)
  return { solids: Number(solids), openEdges: Number(openEdges), volume: Number(volume) }
}

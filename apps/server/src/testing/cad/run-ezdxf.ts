import { spawnSync } from 'node:child_process'
import * as z from 'zod/mini'

const ReadDrawing = z.object({
  /** What the program found wrong, or mended. */
  faults: z.array(z.string()),
  /** 4 are millimetres. */
  units: z.number(),
  texts: z.array(z.string()),
  circles: z.number(),
  /** Of all lines. */
  low: z.array(z.number()),
  high: z.array(z.number()),
})
type ReadDrawing = z.infer<typeof ReadDrawing>

/** That of Debian, whose package python3-ezdxf other Pythons do not see. */
const python = '/usr/bin/python3'

/** Whether Debian's library `ezdxf` is installed; it is no part of the shop. */
export const hasEzdxf = spawnSync(python, ['-c', 'import ezdxf']).status === 0

const script = `
import io, json, sys, ezdxf
from ezdxf import bbox
doc = ezdxf.read(io.TextIOWrapper(sys.stdin.buffer, encoding='utf8'))
audit = doc.audit()
drawn = doc.modelspace()
box = bbox.extents(shape for shape in drawn if shape.dxftype() != 'TEXT')
print(json.dumps({
    'faults': [fault.message for fault in audit.errors + audit.fixes],
    'units': doc.units,
    'texts': [text.plain_text() for text in drawn.query('TEXT')],
    'circles': len(drawn.query('CIRCLE')),
    'low': list(box.extmin),
    'high': list(box.extmax),
}))
`

/** Returns what ezdxf, which audits drawings as CAD systems do, finds in a file. */
export function readWithEzdxf(dxf: string): ReadDrawing {
  const { status, stdout, stderr } = spawnSync(python, ['-c', script], { input: dxf, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return z.parse(ReadDrawing, JSON.parse(stdout))
}

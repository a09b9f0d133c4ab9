import { arcBetween } from '@normwerk/parts/shape/arc'
import type { Vertex } from '@normwerk/parts/shape/shape'
import {
  DxfWriter,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
  type vec3_t,
} from '@tarikjabiri/dxf'
import { type DrawnSheet, type LineGroup, lineGroups, lineStyles, type SheetText } from './drawing/drawn-sheet.ts'

/** Numbers of AutoCAD's colours: white (black on paper) for wide lines, others so that line groups can be told apart. */
const colours: Readonly<Record<LineGroup, number>> = {
  frame: 7,
  outline: 7,
  thin: 8,
  hatch: 8,
  centre: 1,
  dimension: 3,
}
const chain = 'CENTRE'

/** Formats a sheet as DXF (AutoCAD 2007, mm, one layer per line group). */
export function formatDxf(sheet: DrawnSheet): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  // A space is negative.
  dxf.addLType(
    chain,
    'long dash, dot',
    lineStyles.centre.dashes.map((dash, at) => (at % 2 === 0 ? dash : -dash)),
  )
  for (const group of lineGroups) {
    dxf.addLayer(group, colours[group], lineStyles[group].dashes.length > 0 ? chain : 'Continuous')
  }
  const place = ({ x, y }: { x: number; y: number }): vec3_t => point3d(x, sheet.height - y)
  for (const layerName of lineGroups) {
    for (const path of sheet.paths[layerName]) {
      for (const [at, end] of path.entries()) if (at > 0) addPiece(dxf, path[at - 1] ?? end, end, place, layerName)
    }
  }
  for (const circle of sheet.circles) {
    dxf.addCircle(place(circle), circle.radius, { layerName: circle.line === 'centre' ? 'centre' : 'outline' })
  }
  for (const [tip, one, other] of sheet.arrows) {
    dxf.add3dFace(place(tip), place(one), place(other), place(other), { layerName: 'dimension' })
  }
  for (const text of sheet.texts) addText(dxf, text, place)
  return dxf.stringify()
}

type Place = (point: { x: number; y: number }) => vec3_t

function addPiece(dxf: DxfWriter, start: Vertex, end: Vertex, place: Place, layerName: LineGroup): void {
  if (end.arc === undefined) {
    dxf.addLine(place(start), place(end), { layerName })
    return
  }
  const { centre, radius, from, turn } = arcBetween(start, end, end.arc)
  // Upside down an arc turns the other way; arcs of DXF run counter-clockwise.
  const [first, last] = turn > 0 ? [-from - turn, -from] : [-from, -from - turn]
  dxf.addArc(place(centre), radius, degrees(first), degrees(last), { layerName })
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}

function addText(dxf: DxfWriter, { text, x, y, size, turned, align }: SheetText, place: Place): void {
  dxf.addText(place({ x, y }), size, encodeText(text), {
    layerName: 'dimension',
    rotation: turned ? 90 : 0,
    horizontalAlignment: align === 'left' ? TextHorizontalAlignment.Left : TextHorizontalAlignment.Center,
    verticalAlignment: TextVerticalAlignment.Middle,
    secondAlignmentPoint: place({ x, y }),
  })
}

/** Writes the signs of a drawing as DXF has them, and all else beyond ASCII by its code unit. */
function encodeText(text: string): string {
  const signs = text.replaceAll('⌀', '%%c').replaceAll('°', '%%d').replaceAll('±', '%%p').replaceAll('−', '-')
  return signs.replace(/[^ -~]/g, (unit) => `\\U+${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
}

import { boreOf, diameterOf, lengthOf } from './dimension-of.ts'
import type { Circle, Line, Outline, View } from './outline.ts'
import { viewHalfSection } from './turned-view.ts'

export type LocatingRingRole = 'outer' | 'bore' | 'height' | 'screwCount' | 'screwSize'

export type LocatingRing = Record<LocatingRingRole, number>

/** Clearance over the thread, close to the medium series of ISO 273. */
const clearance = 1.1

function viewSide({ outer, bore, height }: LocatingRing): View {
  return {
    ...viewHalfSection(
      [
        { x: 0, r: outer / 2, soft: true },
        { x: height, r: outer / 2, soft: true },
      ],
      [
        { x: 0, r: bore / 2 },
        { x: height, r: bore / 2 },
      ],
    ),
    breakable: [],
    dimensions: [
      diameterOf('outer', 0, outer, 'left'),
      boreOf('bore', height, bore, 'right'),
      lengthOf('height', { x: 0, diameter: outer }, { x: height, diameter: outer }),
    ],
  }
}

/** Screws stand where the section of the side view does not meet them. */
export function screwHoles({ outer, bore, screwCount, screwSize }: LocatingRing): Circle[] {
  const pitch = (outer + bore) / 4
  const first = screwCount > 2 ? Math.PI / 4 : 0
  return Array.from({ length: screwCount }, (_, at) => {
    const angle = first + (at * 2 * Math.PI) / screwCount
    return { x: pitch * Math.cos(angle), y: pitch * Math.sin(angle), radius: (clearance * screwSize) / 2, line: 'edge' }
  })
}

function radialLine({ x, y, radius }: Circle): Line {
  const pitch = Math.hypot(x, y)
  const scaled = (factor: number) => ({ x: x * factor, y: y * factor })
  return [scaled(1 - radius / pitch), scaled(1 + radius / pitch)]
}

/** First-angle: what is seen from the left stands right of the side view. */
function viewFace(ring: LocatingRing): View {
  const r = ring.outer / 2
  const pitch = (ring.outer + ring.bore) / 4
  const holes = screwHoles(ring)
  const marked = holes[0]
  return {
    silhouette: [
      { x: -r, y: 0 },
      { x: r, y: 0, arc: r },
      { x: -r, y: 0, arc: r },
    ],
    edges: [],
    circles: [
      { x: 0, y: 0, radius: ring.bore / 2, line: 'edge' },
      ...(marked ? [{ x: 0, y: 0, radius: pitch, line: 'centre' as const }] : []),
      ...holes,
    ],
    sections: [],
    centreLines: [
      [
        { x: -r, y: 0 },
        { x: r, y: 0 },
      ],
      [
        { x: 0, y: -r },
        { x: 0, y: r },
      ],
      ...holes.filter((hole) => Math.abs(hole.y) > hole.radius).map(radialLine),
    ],
    breakable: [],
    dimensions: marked
      ? [
          {
            kind: 'leader',
            role: 'screwSize',
            at: { x: marked.x + 0.7 * marked.radius, y: marked.y + 0.7 * marked.radius },
            away: { x: 1, y: 1.6 },
            mark: '',
          },
        ]
      : [],
  }
}

/** Locating ring with `screwCount` screws of nominal size `screwSize` (0 screws: none shown). */
export function outlineLocatingRing(ring: LocatingRing): Outline {
  return { paperHeight: 50, views: [viewSide(ring), viewFace(ring)] }
}

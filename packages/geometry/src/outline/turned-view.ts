import type { Line, Vertex, View } from './outline.ts'

/** A corner of a turned contour. `soft` where surfaces run into each other and no edge is seen. */
export interface Corner {
  x: number
  r: number
  arc?: number
  soft?: boolean
}

const above = (corner: Corner): Vertex => ({ x: corner.x, y: corner.r, ...(corner.arc && { arc: corner.arc }) })

/** The contour below the axis, walked back from its end, so each arc belongs to the corner before. */
function mirror(corners: Corner[]): Vertex[] {
  return corners
    .map((corner, at) => {
      const arc = corners[at + 1]?.arc
      return { x: corner.x, y: -corner.r, ...(arc && { arc }) }
    })
    .reverse()
}

function edgesAcross(corners: Corner[], from: number, to: number): Vertex[][] {
  return corners
    .filter((corner) => !corner.soft && corner.r > 0)
    .map((corner) => [
      { x: corner.x, y: corner.r * from },
      { x: corner.x, y: corner.r * to },
    ])
}

function axis(corners: Corner[]): Line {
  const x = corners.map((corner) => corner.x)
  return [
    { x: Math.min(...x), y: 0 },
    { x: Math.max(...x), y: 0 },
  ]
}

/** Side view of a body of revolution. `outer` runs from the head face to the tip. Shafts are never sectioned lengthwise. */
export function viewSolid(outer: Corner[]): Omit<View, 'breakable' | 'dimensions'> {
  return {
    silhouette: [...outer.map(above), ...mirror(outer)],
    edges: edgesAcross(outer, 1, -1),
    circles: [],
    sections: [],
    centreLines: [axis(outer)],
  }
}

/** Side view of a hollow body of revolution, the half below the axis in section. */
export function viewHalfSection(outer: Corner[], bore: Corner[]): Omit<View, 'breakable' | 'dimensions'> {
  const below = mirror(outer)
  // the bore is walked forwards below the axis, where a turn changes its sense
  const inner = bore.map((corner) => ({ x: corner.x, y: -corner.r, ...(corner.arc && { arc: -corner.arc }) }))
  return {
    silhouette: [...outer.map(above), ...below],
    edges: [...edgesAcross(outer, 1, 0), ...edgesAcross(bore, 0, -1)],
    circles: [],
    sections: [[...inner, ...below]],
    centreLines: [axis(outer)],
  }
}

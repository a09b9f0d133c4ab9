import {
  Box3,
  BufferGeometry,
  type ColorRepresentation,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  type Material,
  type Mesh,
  MeshStandardMaterial,
  type Object3D,
} from 'three'
import { type DimensionLines, layDimensions } from './dimension-lines.ts'
import { type Model, steel } from './model.ts'
import { createSection } from './section.ts'

/** A model with its edges, its sizes and its section. */
export interface ShownModel {
  group: Group
  box: Box3
  lines: DimensionLines
  dimensionBox: Box3
  /** Moves the bodies of an assembly away from each other: 0 as built, 1 far enough to see each of them. */
  pullApart(share: number): void
  cut(depth: number | null): void
  showDimensions(areShown: boolean): void
  /** Lets one body stand out; null: none. */
  mark(body: number | null): void
  /** Takes the colours of the page, which may have become dark. */
  paint(style: CSSStyleDeclaration): void
  /** Removes it from the scene. */
  dispose(): void
}

/** Faces that meet in a larger angle have an edge between them, degrees. */
const edgeAngle = 20

export function showModel(model: Model, style: CSSStyleDeclaration): ShownModel {
  const { bodies, dimensions, outlines, apart } = model
  const outlineLine = new LineBasicMaterial({ color: style.color, transparent: true, opacity: 0.35 })
  const outlineLines = new LineSegments(outlines ?? new BufferGeometry(), outlineLine)
  const still = outlines === null ? [] : [outlineLines]
  const section = createSection(
    bodies.map((body) => ({
      geometry: body.geometry,
      colour: bodies.length === 1 ? style.outlineColor : colourOf(body),
    })),
    2 * sizeOf(model),
  )
  const edge = new LineBasicMaterial({ color: style.color })
  const line = new LineBasicMaterial({ color: style.color, depthTest: false, transparent: true, opacity: 0.6 })
  const edges = bodies.map(({ geometry }) => new LineSegments(new EdgesGeometry(geometry, edgeAngle), edge))
  const placed = bodies.map((body, at) => {
    const group = new Group().add(body)
    for (const part of [edges[at], section.counted[at]]) if (part !== undefined) group.add(part)
    body.renderOrder = section.lastOrder
    return group
  })
  const box = boxAround([...bodies, ...still])
  const { min, max } = box
  const lines = layDimensions(dimensions, box)
  const dimensionLines = new LineSegments(lines.geometry, line)
  dimensionLines.renderOrder = section.lastOrder + 1
  const materials: Material[] = [edge, outlineLine, ...bodies.flatMap(({ material }) => material)]
  for (const material of materials) {
    // Behind its edges, so that these are not broken.
    if (material instanceof MeshStandardMaterial) Object.assign(material, { polygonOffset: true, ...behind })
  }
  const group = new Group()
  group.add(...placed, ...still, dimensionLines, section.faces)

  return {
    group,
    box,
    lines,
    dimensionBox: new Box3().setFromObject(dimensionLines),
    pullApart(share) {
      for (const [at, body] of placed.entries()) body.position.x = share * (apart?.[at] ?? 0)
      group.updateMatrixWorld()
      box.copy(boxAround([...bodies, ...still]))
    },
    cut(depth) {
      section.show(depth !== null)
      for (const material of materials) material.clippingPlanes = depth === null ? [] : [section.plane]
      const middle = (min.z + max.z) / 2
      // At the very ends the plane would touch the faces.
      section.moveTo(middle + 0.499 * (depth ?? 0) * (max.z - min.z))
    },
    showDimensions(areShown) {
      dimensionLines.visible = areShown
    },
    mark(marked) {
      for (const [at, { material }] of bodies.entries()) {
        for (const one of [material].flat()) fade(one, marked !== null && at !== marked)
      }
      for (const [at, lines] of edges.entries()) lines.visible = marked === null || at === marked
    },
    paint({ color }) {
      edge.color.set(color)
      outlineLine.color.set(color)
      line.color.set(color)
    },
    dispose() {
      group.removeFromParent()
      section.dispose()
      for (const { geometry } of [...bodies, ...edges, outlineLines, dimensionLines]) geometry.dispose()
      for (const material of [...materials, line]) material.dispose()
    },
  }
}

function boxAround(objects: readonly Object3D[]): Box3 {
  const box = new Box3()
  for (const object of objects) box.expandByObject(object)
  return box
}

/** Returns a length that no distance in a model exceeds, when it is pulled apart. */
function sizeOf({ bodies, outlines, apart }: Model): number {
  const { min, max } = boxAround([...bodies, new LineSegments(outlines ?? new BufferGeometry())])
  return min.distanceTo(max) + Math.max(min.length(), max.length()) + Math.max(0, ...(apart ?? []).map(Math.abs))
}

function colourOf({ material }: Mesh): ColorRepresentation {
  return material instanceof MeshStandardMaterial ? material.color : steel
}

function fade(material: Material, isFaded: boolean): void {
  material.transparent = isFaded
  material.opacity = isFaded ? faded : 1
  material.depthWrite = !isFaded
  material.needsUpdate = true
}

const faded = 0.15
const behind = { polygonOffsetFactor: 1, polygonOffsetUnits: 1 }

import {
  Box3,
  BufferGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  type Material,
  MeshStandardMaterial,
} from 'three'
import { type DimensionLines, layDimensions } from './dimension-lines.ts'
import type { Model } from './model.ts'
import { createSection } from './section.ts'

/** A model with its edges, its sizes and its section. */
export interface ShownModel {
  group: Group
  box: Box3
  lines: DimensionLines
  dimensionBox: Box3
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

export function showModel({ bodies, dimensions, outlines }: Model, style: CSSStyleDeclaration): ShownModel {
  const box = new Box3()
  const outlineLine = new LineBasicMaterial({ color: style.color, transparent: true, opacity: 0.35 })
  const outlineLines = new LineSegments(outlines ?? new BufferGeometry(), outlineLine)
  outlineLines.visible = outlines !== null
  for (const body of [...bodies, ...(outlines === null ? [] : [outlineLines])]) box.expandByObject(body)
  const { min, max } = box
  const section = createSection(
    bodies.map(({ geometry }) => geometry),
    2 * min.distanceTo(max),
    style.outlineColor,
  )
  const edge = new LineBasicMaterial({ color: style.color })
  const line = new LineBasicMaterial({ color: style.color, depthTest: false, transparent: true, opacity: 0.6 })
  const edges = bodies.map(({ geometry }) => new LineSegments(new EdgesGeometry(geometry, edgeAngle), edge))
  const lines = layDimensions(dimensions, box)
  const dimensionLines = new LineSegments(lines.geometry, line)
  dimensionLines.renderOrder = 4
  const materials: Material[] = [edge, outlineLine, ...bodies.flatMap(({ material }) => material)]
  for (const body of bodies) body.renderOrder = 3
  for (const material of materials) {
    // Behind its edges, so that these are not broken.
    if (material instanceof MeshStandardMaterial) Object.assign(material, { polygonOffset: true, ...behind })
  }
  const group = new Group()
  group.add(...bodies, ...edges, outlineLines, dimensionLines, section.faces)

  return {
    group,
    box,
    lines,
    dimensionBox: new Box3().setFromObject(dimensionLines),
    cut(depth) {
      section.faces.visible = depth !== null
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

function fade(material: Material, isFaded: boolean): void {
  material.transparent = isFaded
  material.opacity = isFaded ? faded : 1
  material.depthWrite = !isFaded
  material.needsUpdate = true
}

const faded = 0.15
const behind = { polygonOffsetFactor: 1, polygonOffsetUnits: 1 }

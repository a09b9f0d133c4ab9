import type { MouldPart, MouldPicture } from '@normwerk/contract/parts-list/mould'
import {
  BoxGeometry,
  BufferGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  Vector2,
  Vector3,
} from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Model } from '../../../shared/viewer/stage/model.ts'
import { colourOfRow } from './colour-of-row.ts'

/** Turned bodies that are not ours. */
const grey = '#9aa1a8'
/** Pieces of a turn; with many bodies fewer, but not so few that their borders look like edges. */
const fine = 40
const coarse = 20
const manyBodies = 400
/** Z of an assembly points upwards in the picture. */
const upright = new Matrix4().set(1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1)

export interface MouldModel extends Model {
  /** The row of each body. */
  rows: readonly number[]
}

/** Models the turned bodies of a mould, one mesh for each row, and the edges of the others. */
export function modelMould(parts: readonly MouldPart[]): MouldModel {
  const count = parts.reduce(
    (sum, { pictures }) => sum + pictures.reduce((all, { places }) => all + places.length, 0),
    0,
  )
  const pieces = count > manyBodies ? coarse : fine
  const modelled = parts.flatMap(({ row, found, pictures }) => {
    const geometries = pictures.flatMap((picture) => placeTurned(picture, pieces))
    if (geometries.length === 0) return []
    const material = new MeshStandardMaterial({
      color: found === null ? grey : colourOfRow(row),
      metalness: 0.15,
      roughness: 0.6,
    })
    return [{ row, body: new Mesh(mergeGeometries(geometries), material) }]
  })
  return {
    bodies: modelled.map(({ body }) => body),
    rows: modelled.map(({ row }) => row),
    dimensions: [],
    outlines: drawEdges(parts.flatMap(({ pictures }) => pictures.flatMap(({ edges }) => edges))),
    apart: null,
  }
}

function placeTurned({ outline, blade, places }: MouldPicture, pieces: number): BufferGeometry[] {
  if (outline.length === 0) return []
  const turned = turn(outline, pieces)
  const body = blade === null ? turned : mergeGeometries([turned, modelBlade(blade)])
  return places.map((place) => body.clone().applyMatrix4(matrixOf(place)))
}

/** Makes a closed body, upright, whose shoulders have sharp edges. */
function turn(outline: MouldPicture['outline'], pieces: number): BufferGeometry {
  const [start, end] = [outline[0]?.[0] ?? 0, outline.at(-1)?.[0] ?? 0]
  const path = [[start, 0] as const, ...outline, [end, 0] as const]
  const points = path.map(([along, radius]) => new Vector2(radius, along))
  const geometry = new LatheGeometry(points, pieces).toNonIndexed()
  geometry.deleteAttribute('uv')
  geometry.computeVertexNormals()
  return geometry
}

function modelBlade({ from, to, width, strength }: NonNullable<MouldPicture['blade']>): BufferGeometry {
  const geometry = new BoxGeometry(width, to - from, strength).toNonIndexed()
  geometry.deleteAttribute('uv')
  return geometry.translate(0, (from + to) / 2, 0)
}

/** The axis of the body is upright here, and z of its place. */
function matrixOf(place: readonly number[]): Matrix4 {
  const vector = (from: number) => new Vector3().fromArray(place, from)
  const matrix = new Matrix4().makeBasis(vector(3), vector(9), vector(6).negate())
  return matrix.setPosition(vector(0)).premultiply(upright)
}

function drawEdges(edges: readonly (readonly number[])[]): BufferGeometry | null {
  if (edges.length === 0) return null
  const points = edges.flatMap((edge) => {
    const pairs: number[] = []
    for (let at = 0; at + 5 < edge.length; at += 3) pairs.push(...edge.slice(at, at + 6))
    return pairs
  })
  const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(points, 3))
  return geometry.applyMatrix4(upright)
}

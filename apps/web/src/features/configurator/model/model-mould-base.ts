import type { MouldBasePart } from '@normwerk/contract/configurator/mould-base-model'
import { extentOf } from '@normwerk/parts/shape/extent-of'
import { Matrix4, Mesh, MeshStandardMaterial } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Model } from '../../../shared/viewer/stage/model.ts'
import { meshSolid } from './mesh-solid.ts'
import { colourOfRole } from './part-kinds.ts'
import { type Layer, pullApart } from './pull-apart.ts'

type Place = MouldBasePart['places'][number]

/**
 * Models a mould base as it lies in the press: x of the picture is its axis, from the moving platen to the nozzle. Equal
 * parts at one height are one body.
 */
export function modelMouldBase(parts: readonly MouldBasePart[]): Model {
  const bodies: Mesh[] = []
  const layers: Layer[] = []
  for (const { role, solid, places } of parts) {
    const geometry = meshSolid(solid)
    for (const together of Map.groupBy(places, ({ z }) => z).values()) {
      const placed = together.map((place) => geometry.clone().applyMatrix4(matrixOf(place)))
      const material = new MeshStandardMaterial({ color: colourOfRole(role), metalness: 0.15, roughness: 0.6 })
      bodies.push(new Mesh(mergeGeometries(placed), material))
      const [place] = together
      if (place !== undefined) layers.push(layerOf(role, extentOf(solid).x, place))
    }
  }
  return { bodies, dimensions: [], outlines: null, apart: pullApart(layers) }
}

function layerOf(role: Layer['role'], [start, end]: readonly [number, number], { z, points }: Place): Layer {
  const [from, to] = points === 'up' ? [z + start, z + end] : [z - end, z - start]
  return { role, from, to, head: z, points }
}

/** The axis of a part is x of its shape, too. One that points down is turned about the width of the mould. */
function matrixOf({ x, y, z, points }: Place): Matrix4 {
  const way = points === 'up' ? 1 : -1
  return new Matrix4().set(way, 0, 0, z, 0, 1, 0, x, 0, 0, way, y, 0, 0, 0, 1)
}

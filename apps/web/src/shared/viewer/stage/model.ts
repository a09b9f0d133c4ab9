import { type BufferGeometry, type Group, Matrix4, Mesh, MeshStandardMaterial, Vector3 } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'

type Point = readonly [x: number, y: number, z: number]

/** A size as the server writes it into the extras of a node, which a page reads as they are, like its answers. */
interface WrittenDimension {
  symbol: string
  value: number
  from: Point
  to: Point
}

/** A size between two points, mm. */
export interface Dimension {
  symbol: string
  value: number
  from: Vector3
  to: Vector3
}

/** What a stage shows, in mm: x is the axis of a part from head to tip, y is upright. */
export interface Model {
  bodies: readonly Mesh[]
  dimensions: readonly Dimension[]
  /** Lines of bodies of which only the edges are shown; null if there are none. */
  outlines: BufferGeometry | null
  /** How far each body of an assembly moves along x when it is pulled apart, mm; null: it stays as it is. */
  apart: readonly number[] | null
}

/** The colour of a body that has none. */
export const steel = '#b9bec4'

/** A part stands upright in its file, in metres; here it lies as on its drawing. */
const lay = new Matrix4().set(0, 1e3, 0, 0, 1e3, 0, 0, 0, 0, 0, -1e3, 0, 0, 0, 0, 1)

/** Reads a GLB file. */
export async function readModel(file: ArrayBuffer): Promise<Model> {
  const { scene } = await new GLTFLoader().parseAsync(file, '')
  scene.updateMatrixWorld(true)
  return { bodies: listBodies(scene), dimensions: listDimensions(scene), outlines: null, apart: null }
}

function listBodies(scene: Group): Mesh[] {
  const bodies: Mesh[] = []
  scene.traverse((node) => {
    if (!(node instanceof Mesh)) return
    const geometry = node.geometry.clone().applyMatrix4(node.matrixWorld).applyMatrix4(lay)
    const colour = node.material instanceof MeshStandardMaterial ? node.material.color : steel
    bodies.push(new Mesh(geometry, new MeshStandardMaterial({ color: colour, metalness: 0.15, roughness: 0.6 })))
  })
  return bodies
}

function listDimensions(scene: Group): Dimension[] {
  const dimensions: Dimension[] = []
  scene.traverse((node) => {
    const written: readonly WrittenDimension[] = node.userData.dimensions ?? []
    const place = (point: Point) => new Vector3(...point).applyMatrix4(node.matrixWorld).applyMatrix4(lay)
    dimensions.push(...written.map(({ from, to, ...size }) => ({ ...size, from: place(from), to: place(to) })))
  })
  return dimensions
}

import {
  AlwaysStencilFunc,
  BackSide,
  type BufferGeometry,
  type ColorRepresentation,
  DecrementWrapStencilOp,
  FrontSide,
  Group,
  IncrementWrapStencilOp,
  Mesh,
  MeshBasicMaterial,
  NotEqualStencilFunc,
  Plane,
  PlaneGeometry,
  ReplaceStencilOp,
  type Side,
  Vector3,
} from 'three'

/** A body that is cut, and the colour of its cut face. */
interface CutBody {
  geometry: BufferGeometry
  colour: ColorRepresentation
}

/** Removes what is nearer to the viewer than a plane, and fills the cut faces. */
export interface Section {
  /** The plane that clips the bodies. */
  plane: Plane
  /** The cut faces, to be added to the scene. */
  faces: Group
  /** What is counted of each body, to be placed as the body is. */
  counted: readonly Group[]
  /** Where drawing the section ends; bodies are drawn after it. */
  lastOrder: number
  /** Moves the plane. */
  moveTo(depth: number): void
  show(isShown: boolean): void
  dispose(): void
}

/**
 * Counts at each pixel, in the stencil buffer, how many back and front sides a clipped body has: where more back sides
 * remain, the plane is inside it. Bodies are counted and filled one after the other, so that each has a face of its own.
 * @param size of a square that covers every body
 */
export function createSection(bodies: readonly CutBody[], size: number): Section {
  const plane = new Plane(new Vector3(0, 0, -1), 0)
  const [back, front] = [count(BackSide, plane), count(FrontSide, plane)]
  const square = new PlaneGeometry(size, size)
  const fills = bodies.map(({ colour }) => fill(colour))
  const faces = new Group()
  const counted = bodies.map(({ geometry }, at) => {
    const sides = [back, front].map((material) => new Mesh(geometry, material))
    for (const side of sides) side.renderOrder = 2 * at
    const face = new Mesh(square, fills[at])
    face.renderOrder = 2 * at + 1
    face.onAfterRender = (renderer) => renderer.clearStencil()
    faces.add(face)
    return new Group().add(...sides)
  })
  return {
    plane,
    faces,
    counted,
    lastOrder: 2 * bodies.length,
    moveTo(depth) {
      plane.constant = depth
      faces.position.z = depth
    },
    show(isShown) {
      for (const group of [faces, ...counted]) group.visible = isShown
    },
    dispose() {
      square.dispose()
      for (const material of [back, front, ...fills]) material.dispose()
    },
  }
}

function fill(color: ColorRepresentation): MeshBasicMaterial {
  return new MeshBasicMaterial({
    color,
    stencilWrite: true,
    stencilFunc: NotEqualStencilFunc,
    stencilFail: ReplaceStencilOp,
    stencilZFail: ReplaceStencilOp,
    stencilZPass: ReplaceStencilOp,
  })
}

function count(side: Side, plane: Plane): MeshBasicMaterial {
  const step = side === BackSide ? IncrementWrapStencilOp : DecrementWrapStencilOp
  return new MeshBasicMaterial({
    side,
    clippingPlanes: [plane],
    colorWrite: false,
    depthWrite: false,
    depthTest: false,
    stencilWrite: true,
    stencilFunc: AlwaysStencilFunc,
    stencilFail: step,
    stencilZFail: step,
    stencilZPass: step,
  })
}

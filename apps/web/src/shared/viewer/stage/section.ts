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

/** Removes what is nearer to the viewer than a plane, and fills the cut faces. */
export interface Section {
  /** The plane that clips the bodies. */
  plane: Plane
  /** The cut faces, to be added to the scene. */
  faces: Group
  /** Moves the plane. */
  moveTo(depth: number): void
  dispose(): void
}

/**
 * Counts at each pixel, in the stencil buffer, how many back and front sides of the clipped bodies there are: where more
 * back sides remain, the plane is inside a body.
 * @param size of a square that covers every body
 */
export function createSection(bodies: readonly BufferGeometry[], size: number, colour: ColorRepresentation): Section {
  const plane = new Plane(new Vector3(0, 0, -1), 0)
  const [back, front] = [count(BackSide, plane), count(FrontSide, plane)]
  const fill = new MeshBasicMaterial({
    color: colour,
    stencilWrite: true,
    stencilFunc: NotEqualStencilFunc,
    stencilFail: ReplaceStencilOp,
    stencilZFail: ReplaceStencilOp,
    stencilZPass: ReplaceStencilOp,
  })
  const square = new PlaneGeometry(size, size)
  const face = new Mesh(square, fill)
  face.renderOrder = 2
  face.onAfterRender = (renderer) => renderer.clearStencil()
  const faces = new Group()
  for (const geometry of bodies) {
    for (const material of [back, front]) {
      const counted = new Mesh(geometry, material)
      counted.renderOrder = 1
      faces.add(counted)
    }
  }
  faces.add(face)
  return {
    plane,
    faces,
    moveTo(depth) {
      plane.constant = depth
      face.position.z = depth
    },
    dispose() {
      square.dispose()
      for (const material of [back, front, fill]) material.dispose()
    },
  }
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

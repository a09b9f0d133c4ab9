import { type Box3, OrthographicCamera, Spherical, Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'

export const views = ['iso', 'front', 'top', 'side'] as const
export type View = (typeof views)[number]

/** From where each view looks: `front` is the side view of a drawing, `side` looks from the head. */
const directions: Readonly<Record<View, Vector3>> = {
  iso: new Vector3(-0.55, 0.5, 1),
  front: new Vector3(0, 0, 1),
  top: new Vector3(0, 1, 0.0001),
  side: new Vector3(-1, 0, 0.0001),
}
/** The share of the picture that a part fills; figures stand around it. */
const filled = 0.92
/** Space for a figure at the left and at the right, px. */
const figureWidth = 52
/** Radians that one key press turns. */
const turnStep = Math.PI / 24

export interface Camera {
  camera: OrthographicCamera
  setSize(width: number, height: number): void
  /** Looks at a box from another side, and shows all of it. */
  look(view: View, box: Box3): void
  /** Shows all of a box from the same side. */
  showAll(box: Box3): void
  /** Turns by steps of a key. */
  turn(across: number, up: number): void
  zoom(factor: number): void
  dispose(): void
}

/** A camera without perspective, so that parallel edges stay parallel, with the mouse and touch of its element. */
export function createCamera(element: HTMLElement, onChange: () => void): Camera {
  const camera = new OrthographicCamera(-1, 1, 1, -1, -1e5, 1e5)
  const controls = new OrbitControls(camera, element)
  controls.addEventListener('change', onChange)
  // The page scrolls on until the user has chosen the viewer.
  controls.enableZoom = false
  const onFocus = () => {
    controls.enableZoom = true
  }
  const onBlur = () => {
    controls.enableZoom = false
  }
  element.addEventListener('focus', onFocus)
  element.addEventListener('blur', onBlur)

  function showAll(box: Box3): void {
    camera.updateMatrixWorld()
    const middle = box.getCenter(new Vector3())
    camera.position.add(middle.clone().sub(controls.target))
    controls.target.copy(middle)
    camera.updateMatrixWorld()
    const [x, y] = [new Vector3(), new Vector3()]
    camera.matrixWorld.extractBasis(x, y, new Vector3())
    const half = box.getSize(new Vector3()).divideScalar(2)
    const reach = ({ x, y, z }: Vector3) => Math.abs(x) * half.x + Math.abs(y) * half.y + Math.abs(z) * half.z
    const across = Math.min(filled, 1 - (2 * figureWidth) / Math.max(4 * figureWidth, element.clientWidth))
    camera.zoom = Math.min((across * camera.right) / reach(x), filled / reach(y))
    camera.updateProjectionMatrix()
    controls.update()
    onChange()
  }

  return {
    camera,
    setSize(width, height) {
      camera.right = width / Math.max(1, height)
      camera.left = -camera.right
      camera.updateProjectionMatrix()
    },
    look(view, box) {
      camera.position.copy(directions[view]).setLength(1).add(controls.target)
      controls.update()
      showAll(box)
    },
    showAll,
    turn(across, up) {
      const place = new Spherical().setFromVector3(camera.position.clone().sub(controls.target))
      place.theta += across * turnStep
      place.phi -= up * turnStep
      place.makeSafe()
      camera.position.setFromSpherical(place).add(controls.target)
      controls.update()
    },
    zoom(factor) {
      camera.zoom *= factor
      camera.updateProjectionMatrix()
      controls.update()
      onChange()
    },
    dispose() {
      element.removeEventListener('focus', onFocus)
      element.removeEventListener('blur', onBlur)
      controls.dispose()
    },
  }
}

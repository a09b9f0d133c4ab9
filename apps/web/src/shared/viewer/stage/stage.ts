import { Box3, DirectionalLight, HemisphereLight, Scene, WebGLRenderer } from 'three'
import { createCamera, type View } from './camera.ts'
import { type Figures, placeFigures } from './figures.ts'
import type { Dimension, Model } from './model.ts'
import { type ShownModel, showModel } from './shown-model.ts'

/** A model in 3D on a canvas. It is drawn again only after a change. */
export interface Stage {
  /** Shows another model; the camera keeps its direction. */
  show(model: Model): void
  look(view: View): void
  showAll(): void
  /** Turns by steps of a key. */
  turn(across: number, up: number): void
  zoom(factor: number): void
  /** Cuts the model open: 0 through its middle, -1 and 1 at its far and near side; null shows it whole. */
  cut(depth: number | null): void
  /** Moves the bodies of an assembly away from each other: 0 as built, 1 far enough to see each of them. */
  pullApart(share: number): void
  showDimensions(areShown: boolean): void
  /** Lets one body stand out; null: none. */
  mark(body: number | null): void
  dispose(): void
}

interface Place {
  canvas: HTMLCanvasElement
  /** Lies over the canvas; the figures of the sizes are put into it. */
  overlay: HTMLElement
  formatDimension: (dimension: Dimension) => string
}

/** @returns null if the browser has no WebGL */
export function createStage({ canvas, overlay, formatDimension }: Place): Stage | null {
  const renderer = createRenderer(canvas)
  if (renderer === null) return null
  const scene = new Scene()
  const light = new DirectionalLight('#ffffff', 2.2)
  light.position.set(-0.4, 0.8, 1)
  const view = createCamera(canvas, draw)
  // The light comes over the shoulder from every side.
  view.camera.add(light, light.target)
  scene.add(view.camera, new HemisphereLight('#ffffff', '#8a929a', 1.6))
  let shown: ShownModel | null = null
  let figures: Figures | null = null
  let depth: number | null = null
  let apart = 0
  let hasDimensions = true
  let frame: number | null = null

  function draw(): void {
    frame ??= requestAnimationFrame(() => {
      frame = null
      renderer?.render(scene, view.camera)
      figures?.move(view.camera)
    })
  }

  function boxOf({ box, dimensionBox }: ShownModel): Box3 {
    return hasDimensions ? new Box3().copy(box).union(dimensionBox) : box
  }

  function replace(model: Model): void {
    const isFirst = shown === null
    shown?.dispose()
    figures?.remove()
    shown = showModel(model, getComputedStyle(canvas))
    scene.add(shown.group)
    figures = placeFigures(overlay, shown.lines, formatDimension)
    shown.pullApart(apart)
    shown.cut(depth)
    shown.showDimensions(hasDimensions)
    figures.show(hasDimensions)
    if (isFirst) view.look('iso', boxOf(shown))
    else view.showAll(boxOf(shown))
  }

  const resized = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas
    renderer.setPixelRatio(Math.min(2, devicePixelRatio))
    renderer.setSize(clientWidth, clientHeight, false)
    view.setSize(clientWidth, clientHeight)
    if (shown !== null) view.showAll(boxOf(shown))
  })
  resized.observe(canvas)
  const darkness = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    shown?.paint(getComputedStyle(canvas))
    draw()
  }
  darkness.addEventListener('change', paint)
  canvas.addEventListener('webglcontextrestored', draw)

  return {
    show: replace,
    look: (name) => shown && view.look(name, boxOf(shown)),
    showAll: () => shown && view.showAll(boxOf(shown)),
    turn: view.turn,
    zoom: view.zoom,
    cut(next) {
      depth = next
      shown?.cut(depth)
      draw()
    },
    pullApart(share) {
      apart = share
      shown?.pullApart(share)
      if (shown !== null) view.showAll(boxOf(shown))
    },
    showDimensions(areShown) {
      hasDimensions = areShown
      shown?.showDimensions(areShown)
      figures?.show(areShown)
      draw()
    },
    mark(body) {
      shown?.mark(body)
      draw()
    },
    dispose() {
      if (frame !== null) cancelAnimationFrame(frame)
      resized.disconnect()
      darkness.removeEventListener('change', paint)
      canvas.removeEventListener('webglcontextrestored', draw)
      figures?.remove()
      shown?.dispose()
      view.dispose()
      renderer.dispose()
    },
  }
}

function createRenderer(canvas: HTMLCanvasElement): WebGLRenderer | null {
  try {
    const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, stencil: true })
    renderer.localClippingEnabled = true
    return renderer
  } catch {
    return null
  }
}

import { type Camera, Vector3 } from 'three'
import type { DimensionLines } from './dimension-lines.ts'
import type { Dimension } from './model.ts'

/** The figures of sizes, as texts of the page over the picture. */
export interface Figures {
  /** Moves them to their places in the picture. */
  move(camera: Camera): void
  show(areShown: boolean): void
  remove(): void
}

export function placeFigures(
  overlay: HTMLElement,
  { figures }: DimensionLines,
  format: (dimension: Dimension) => string,
): Figures {
  const texts = figures.map(({ dimension, ...place }) => {
    const element = document.createElement('span')
    element.textContent = format(dimension)
    overlay.append(element)
    return { element, ...place }
  })
  return {
    move(camera) {
      for (const { element, at, beyond } of texts) {
        const { x, y } = new Vector3().copy(at).project(camera)
        element.dataset.side = beyond === null ? 'on' : sideOf(new Vector3().copy(beyond).project(camera).x - x)
        element.style.left = `${50 * (1 + x)}%`
        element.style.top = `${50 * (1 - y)}%`
      }
    },
    show(areShown) {
      for (const { element } of texts) element.hidden = !areShown
    },
    remove() {
      for (const { element } of texts) element.remove()
    },
  }
}

/** Beside a short line, so that the figure covers neither line nor part; on a line that is seen from its end. */
function sideOf(way: number): 'left' | 'right' | 'on' {
  if (Math.abs(way) < 0.02) return 'on'
  return way < 0 ? 'left' : 'right'
}

/** How a picture is placed behind the window that shows its part. */
export interface Placing {
  /** 1: as much of the picture as fits. */
  zoom: number
  /** The middle of the part, in fractions of the picture. */
  x: number
  y: number
}

export interface Area {
  left: number
  top: number
  width: number
  height: number
}

export const maxZoom = 4
export const middle: Placing = { zoom: 1, x: 0.5, y: 0.5 }

/**
 * Returns the part of a picture, in fractions of its width and height.
 * @param shape width by height of the picture
 * @param ratio width by height of the part
 */
export function areaOf({ zoom, x, y }: Placing, shape: number, ratio: number): Area {
  const width = Math.min(1, ratio / shape) / zoom
  const height = Math.min(1, shape / ratio) / zoom
  return { left: within(x - width / 2, 1 - width), top: within(y - height / 2, 1 - height), width, height }
}

/** Moves the part by fractions of its own size; it stays in the picture. */
export function moveArea(placing: Placing, shape: number, ratio: number, by: { x: number; y: number }): Placing {
  const { left, top, width, height } = areaOf(placing, shape, ratio)
  return {
    zoom: placing.zoom,
    x: within(left + by.x * width, 1 - width) + width / 2,
    y: within(top + by.y * height, 1 - height) + height / 2,
  }
}

function within(value: number, maximum: number): number {
  return Math.max(0, Math.min(value, maximum))
}

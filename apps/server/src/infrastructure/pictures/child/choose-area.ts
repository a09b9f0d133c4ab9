import type { Crop } from '@normwerk/contract/content/picture'

interface Size {
  width: number
  height: number
}

interface Area extends Size {
  left: number
  top: number
}

/** Returns the largest area of a shape in the middle of the chosen part of a picture, in whole pixels. */
export function chooseArea(crop: Crop, size: Size, ratio: number): Area {
  const left = crop.left * size.width
  const top = crop.top * size.height
  const chosen = {
    width: Math.min(crop.width * size.width, size.width - left),
    height: Math.min(crop.height * size.height, size.height - top),
  }
  const width = limit(Math.min(chosen.width, chosen.height * ratio), 1, size.width)
  const height = limit(Math.min(chosen.height, chosen.width / ratio), 1, size.height)
  return {
    left: limit(left + (chosen.width - width) / 2, 0, size.width - width),
    top: limit(top + (chosen.height - height) / 2, 0, size.height - height),
    width,
    height,
  }
}

function limit(value: number, minimum: number, maximum: number): number {
  return Math.max(minimum, Math.min(Math.round(value), maximum))
}

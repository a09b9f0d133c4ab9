import type { MouldBase } from './derive-mould-base.ts'

/** What a mould needs to know of a press, mm; null is not stated. */
export interface Press {
  /** Clear distance of the tie bars, across and upright. */
  tieBarsX: number | null
  tieBarsY: number | null
  minHeight: number | null
  maxHeight: number | null
}

export type PressReason = 'tooWide' | 'tooLow' | 'tooHigh'

/** Returns why a mould does not fit a press; null if nothing of the press is stated. */
export function checkPress({ settings, pattern, height }: MouldBase, press: Press): PressReason[] | null {
  const { tieBarsX, tieBarsY, minHeight, maxHeight } = press
  if ([tieBarsX, tieBarsY, minHeight, maxHeight].every((size) => size === null)) return null
  const width = settings.clamping === 'overhang' ? pattern.width + 2 * pattern.overhang : pattern.width
  const [across, upright] = [tieBarsX ?? Number.POSITIVE_INFINITY, tieBarsY ?? Number.POSITIVE_INFINITY]
  const fits = (x: number, y: number) => x <= across && y <= upright
  // The mould may be turned by 90°.
  const isTooWide = !fits(width, pattern.length) && !fits(pattern.length, width)
  return [
    ...(isTooWide ? (['tooWide'] as const) : []),
    ...(minHeight !== null && height < minHeight ? (['tooLow'] as const) : []),
    ...(maxHeight !== null && height > maxHeight ? (['tooHigh'] as const) : []),
  ]
}

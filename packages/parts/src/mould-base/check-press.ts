import type { MouldBase } from './derive-mould-base.ts'

/** What a mould needs to know of a press and of the moulding, mm; null is not stated. */
export interface Press {
  /** Clear distance of the tie bars, across and upright. */
  tieBarsX: number | null
  tieBarsY: number | null
  minHeight: number | null
  maxHeight: number | null
  /** How far the press opens. */
  stroke: number | null
  /** Height of the moulding in the direction of opening. */
  moulding: number | null
}

export type PressReason = 'tooWide' | 'tooLow' | 'tooHigh' | 'opensTooLittle'

/** Returns why a mould does not fit a press; null if nothing of the press is stated. */
export function checkPress(base: MouldBase, press: Press): PressReason[] | null {
  const { settings, pattern, height } = base
  const { tieBarsX, tieBarsY, minHeight, maxHeight, stroke, moulding } = press
  const opening = stroke === null || moulding === null ? null : neededOpening(base, moulding)
  if ([tieBarsX, tieBarsY, minHeight, maxHeight, opening].every((size) => size === null)) return null
  const width = settings.clamping === 'overhang' ? pattern.width + 2 * pattern.overhang : pattern.width
  const [across, upright] = [tieBarsX ?? Number.POSITIVE_INFINITY, tieBarsY ?? Number.POSITIVE_INFINITY]
  const fits = (x: number, y: number) => x <= across && y <= upright
  // The mould may be turned by 90°.
  const isTooWide = !fits(width, pattern.length) && !fits(pattern.length, width)
  return [
    ...(isTooWide ? (['tooWide'] as const) : []),
    ...(minHeight !== null && height < minHeight ? (['tooLow'] as const) : []),
    ...(maxHeight !== null && height > maxHeight ? (['tooHigh'] as const) : []),
    ...(stroke !== null && opening !== null && stroke < opening ? (['opensTooLittle'] as const) : []),
  ]
}

/**
 * Returns how far a mould must open, mm, by a rule of thumb: the moulding leaves its core and falls out between the halves,
 * which takes twice its height, and brings its sprue along.
 */
export function neededOpening({ feeding }: MouldBase, moulding: number): number {
  return 2 * moulding + feeding.sprueLength
}

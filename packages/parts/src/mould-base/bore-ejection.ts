import { borePinHeads } from './bore-pins.ts'
import { boreHeads } from './bore-screws.ts'
import { type Bore, boreAt, boreFromAbove } from './bores.ts'
import type { MouldBase } from './derive-mould-base.ts'
import { onBothSides } from './points.ts'
import { restButton, rodShaftOf, screwOf } from './small-parts.ts'

export function boreRetainer(base: MouldBase): Bore[] {
  const { settings, pattern } = base
  return [
    ...borePinHeads(base),
    ...boreAt(onBothSides(pattern.ejectorScrewX, pattern.ejectorScrewYs), [
      [pattern.ejectorScrew, settings.retainer, 'thread'],
    ]),
  ]
}

export function boreBase(base: MouldBase): Bore[] {
  const { settings, pattern, screws } = base
  const { counterbore: head, clearance } = screwOf(pattern.ejectorScrew)
  return [
    ...boreAt(onBothSides(pattern.ejectorScrewX, pattern.ejectorScrewYs), [
      [head, screws.ejector?.counterbore ?? 0],
      [clearance, settings.base],
    ]),
    ...boreAt([{ x: 0, y: 0 }], [[pattern.rodThread, settings.base, 'thread']]),
  ]
}

export function boreClampMoving(base: MouldBase): Bore[] {
  const { settings, levels, pattern, screws } = base
  const { clampMoving: thickness } = settings
  const heads = boreHeads(base, levels.riser, thickness, screws.moving?.counterbore ?? 0)
  if (settings.ejection === 'none') return heads
  const rest = boreAt(onBothSides(pattern.returnX, pattern.restYs), [
    [restButton.thread, Math.min(restButton.tapDepth, thickness), 'thread'],
  ])
  return [
    ...heads,
    ...boreAt([{ x: 0, y: 0 }], [[rodShaftOf(pattern.rodThread) + 2, thickness]]),
    ...boreFromAbove(thickness, rest),
  ]
}

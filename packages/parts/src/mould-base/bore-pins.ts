import { type Bore, boreAt } from './bores.ts'
import type { MouldBase } from './derive-mould-base.ts'
import { guideStartOf, pinsOf } from './ejector-pins.ts'
import { corners, type Point } from './points.ts'
import { pinOf } from './small-parts.ts'

/** How much wider than its pin a bore is that does not guide it, mm. */
export const pinClearance = 1

/** Returns the places of return pins or push rods. */
export function returnPoints({ pattern, settings }: Pick<MouldBase, 'pattern' | 'settings'>): Point[] {
  return settings.ejection === 'none' ? [] : corners(pattern.returnX, pattern.returnY)
}

/** Bores of the retainer plate, with the heads at its lower face. */
export function borePinHeads(base: MouldBase): Bore[] {
  return allPins(base).flatMap((pin) => {
    const { head, headHeight } = pinOf(pin.diameter)
    return boreAt(
      [pin],
      [
        [head + pinClearance, headHeight],
        [pin.diameter + pinClearance, base.settings.retainer],
      ],
    )
  })
}

/** Bores of the support plate, which guides no pin. */
export function borePinShafts(base: MouldBase): Bore[] {
  return allPins(base).flatMap((pin) => boreAt([pin], [[pin.diameter + pinClearance, base.settings.support]]))
}

/** Bores of plate B: ejector pins are guided at its upper face, return pins all through. */
export function borePinGuides(base: MouldBase): Bore[] {
  const { settings, pattern } = base
  return [
    ...boreAt(returnPoints(base), [[pattern.returnPin, settings.b, 'H7']]),
    ...pinsOf(settings).flatMap((pin) =>
      boreAt(
        [pin],
        [
          [pin.diameter + pinClearance, guideStartOf(pin, settings)],
          [pin.diameter, settings.b, 'H7'],
        ],
      ),
    ),
  ]
}

function allPins(base: MouldBase): (Point & { diameter: number })[] {
  const diameter = base.pattern.returnPin
  return [...returnPoints(base).map((point) => ({ ...point, diameter })), ...pinsOf(base.settings)]
}

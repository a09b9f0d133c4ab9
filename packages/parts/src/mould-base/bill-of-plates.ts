import { type BillLine, lineWriter } from './bill.ts'
import type { Pattern } from './pattern.ts'
import type { MouldBaseSettings } from './settings.ts'

/** Lists the plates of a mould base, from the machine's nozzle to its moving platen. */
export function billPlates(settings: MouldBaseSettings, pattern: Pattern): BillLine[] {
  const write = lineWriter(settings)
  const { width, length } = pattern
  const overhangs = settings.clamping === 'overhang'
  const clampWidth = overhangs ? width + 2 * pattern.overhang : width
  const clamp = { quantity: 1, family: overhangs ? 'PLF' : 'PLB', material: 'clamping' } as const
  const plate = (family: string, thickness: number, plateWidth = width) => ({
    ...{ quantity: 1, family, sizes: [plateWidth, length, thickness] },
  })
  const { stripper, support, riser, retainer, base } = settings
  return [
    write('clampingPlateFixed', { ...clamp, sizes: [clampWidth, length, settings.clampFixed] }),
    write('cavityPlateA', { ...plate('PLA', settings.a), material: 'cavityA' }),
    ...(stripper > 0 ? [write('stripperPlate', { ...plate('PLA', stripper), material: 'cavityB' })] : []),
    write('cavityPlateB', { ...plate('PLA', settings.b), material: 'cavityB' }),
    ...(support > 0 ? [write('supportPlate', { ...plate('PLC', support), material: 'support' })] : []),
    ...(settings.ejection === 'none'
      ? []
      : [
          write('riser', { ...plate('PLD', riser, pattern.riserWidth), quantity: 2, material: 'ejector' }),
          write('retainerPlate', { ...plate('PLE', retainer, pattern.ejectorWidth), material: 'ejector' }),
          write('basePlate', { ...plate('PLG', base, pattern.ejectorWidth), material: 'ejector' }),
        ]),
    write('clampingPlateMoving', { ...clamp, sizes: [clampWidth, length, settings.clampMoving] }),
  ]
}

const steelDensity = 7.85e-6

/** Returns the mass of plates without their bores, kg. */
export function massOfPlates(bill: readonly BillLine[]): number {
  const plates = bill.filter(({ family }) => family.startsWith('PL'))
  const volume = plates.reduce((sum, { quantity, sizes }) => sum + quantity * sizes.reduce((a, b) => a * b, 1), 0)
  return volume * steelDensity
}

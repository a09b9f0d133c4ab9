import type { Texts } from '../../article.ts'
import { term } from '../../terms.ts'
import { defineFamily, type FamilyForm, type FamilyStandard, type FamilyWords, mm } from '../family.ts'
import { shapePlate } from './shape.ts'

interface Kind<Code extends string> {
  code: Code
  name: Texts
  words: readonly FamilyWords[]
  standards?: readonly FamilyStandard[]
  forms?: readonly FamilyForm[]
  related: readonly string[]
}

/** All plates have the same shape. The letters A to D behind `PL` are those of DIN 16760-1, the others are ours. */
function definePlate<const Code extends string>({ standards = [], ...kind }: Kind<Code>) {
  return defineFamily({
    ...kind,
    priceGroup: 'PL',
    standard: 'DIN 16760-1',
    standards,
    number: {
      width: mm('w', 'row', 156, { tolerance: '0/-0.2' }),
      length: mm('l', 'row', 196, { tolerance: '0/-0.2' }),
      thickness: mm('t', 'column', 36, { tolerance: '+0.2/0' }),
    },
    details: {},
    choices: { mouldSize: { symbol: 'W/L', typical: '1620' } },
    shape: shapePlate,
  })
}

const allOthers = ['PLB', 'PLC', 'PLD', 'PLE', 'PLF', 'PLG']

export const cavityPlate = definePlate({
  code: 'PLA',
  name: term('cavity_plate'),
  words: [
    { words: ['formplatte', 'cavity plate', 'mould plate', 'mold plate'] },
    { words: ['buendig', 'flush'], or: ['PLB'], isMeant: false },
    { words: ['platte', 'plate'], or: allOthers, isMeant: false },
  ],
  standards: [
    { number: '16760', or: allOthers, isMeant: false },
    { number: '16760', part: '1', or: allOthers, isMeant: false },
    { number: '6753', or: allOthers, isMeant: false },
    { number: '6753', part: '2', or: allOthers, isMeant: false },
  ],
  forms: [
    { standard: '16760', letter: 'A' },
    { standard: '6753', letter: 'B' },
    // The A plate is the mould plate of the fixed half, the B plate that of the moving half.
    { standard: null, letter: 'A' },
    { standard: null, letter: 'B' },
  ],
  related: ['PLB', 'PLC', 'FS'],
})

export const clampingPlate = definePlate({
  code: 'PLB',
  name: term('clamping_plate'),
  words: [{ words: ['aufspannplatte', 'clamping plate', 'clamp plate'], or: ['PLF'], isMeant: false }],
  forms: [
    { standard: '16760', letter: 'B', or: ['PLF'] },
    { standard: '6753', letter: 'A', or: ['PLF'] },
  ],
  related: ['PLA', 'PLF', 'ZR'],
})

export const intermediatePlate = definePlate({
  code: 'PLC',
  name: term('intermediate_plate'),
  words: [{ words: ['zwischenplatte', 'intermediate plate'] }],
  forms: [
    { standard: '16760', letter: 'C' },
    { standard: '6753', letter: 'C' },
  ],
  related: ['PLA', 'PLD'],
})

export const riser = definePlate({
  code: 'PLD',
  name: term('riser'),
  words: [{ words: ['leiste', 'distanzleiste', 'stuetzleiste', 'riser', 'spacer block'] }],
  forms: [
    { standard: '16760', letter: 'D' },
    { standard: '6753', letter: 'E' },
  ],
  related: ['PLE', 'PLG', 'PLB'],
})

export const ejectorRetainerPlate = definePlate({
  code: 'PLE',
  name: term('ejector_retainer_plate'),
  words: [
    { words: ['auswerferhalteplatte', 'auswerfer halteplatte', 'ausw halteplatte', 'ejector retainer plate'] },
    { words: ['auswerferplatte', 'ejector plate'], or: ['PLG'], isMeant: false },
  ],
  forms: [
    { standard: '16760', letter: 'E', or: ['PLG'], isMeant: false },
    { standard: '6753', letter: 'D', or: ['PLG'], isMeant: false },
  ],
  related: ['PLG', 'PLD', 'AZ'],
})

export const overhangingClampingPlate = definePlate({
  code: 'PLF',
  name: term('clamping_plate_overhang'),
  words: [{ words: ['mit ueberstand', 'ueberstehend', 'with overhang', 'overhanging'] }],
  related: ['PLA', 'PLB', 'ZR'],
})

export const ejectorBasePlate = definePlate({
  code: 'PLG',
  name: term('ejector_base_plate'),
  words: [
    { words: ['auswerfergrundplatte', 'auswerfer grundplatte', 'ausw grundplatte', 'ejector base plate'] },
    // Many also call the clamping plate so, on which the mould stands.
    { words: ['grundplatte', 'bodenplatte', 'base plate', 'bottom plate'], or: ['PLB', 'PLF'], isMeant: false },
  ],
  related: ['PLE', 'PLD'],
})

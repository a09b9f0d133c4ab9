import { expect, test } from 'vitest'
import { splitFacts } from './differing-facts.ts'

const pin = (hardness: string, ...coating: string[]) => ({
  properties: [
    { key: 'standard' as const, label: 'standard', value: 'DIN 1530-1' },
    { key: 'hardness' as const, label: 'hardness', value: hardness },
    ...coating.map((value) => ({ key: 'coating' as const, label: 'coating', value })),
  ],
})

test('facts that differ or that a product lacks are kept apart from those of all', () => {
  const { differing, same } = splitFacts([pin('60 HRC'), pin('950 HV', 'TiN')])
  expect(same.map(({ key }) => key)).toEqual(['standard'])
  expect(differing).toEqual([
    { key: 'hardness', label: 'hardness', values: ['60 HRC', '950 HV'] },
    { key: 'coating', label: 'coating', values: [null, 'TiN'] },
  ])
})

test('one product differs in nothing', () => {
  expect(splitFacts([pin('60 HRC', 'TiN')]).differing).toEqual([])
})

import { type AssistantGuide, assistantEndpoints } from '@normwerk/contract/assistant'
import { dimensionTableEndpoints } from '@normwerk/contract/catalogue/dimension-table'
import type { ProductDimension } from '@normwerk/contract/product'
import { aDimension, anId } from './builders.ts'
import type { FakeServer } from './fake-server.ts'

const drawing = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

const product = (productNr: string) => ({
  id: anId(),
  productNr,
  material: productNr.slice(2, 3),
  coating: productNr.split('-')[1] ?? null,
})

const strong = { eModulus: 210_000, fatigueLimit: 800, expansion: 11 }

const guide: AssistantGuide = {
  pinTypes: [
    {
      ...{ type: 'ejectorPin', name: 'Ejector pin', drawing },
      sizes: [{ key: 'diameter', symbol: 'd1', label: 'diameter' }],
      products: ['AZH', 'AZN', 'AZN-TIN'].map(product),
    },
    {
      ...{ type: 'corePin', name: 'Core pin', drawing },
      sizes: [{ key: 'diameter', symbol: 'd1', label: 'diameter' }],
      products: ['KSH', 'KSC'].map(product),
    },
  ],
  finishes: [
    { key: 'hardened', name: 'Hardened' },
    { key: 'nitrided', name: 'Nitrided' },
    { key: 'beryllium_free', name: 'Beryllium-free' },
  ],
  materials: [
    {
      ...{ code: 'H', name: '1.2210 115CrV3', group: 'hardened', finish: ['hardened'], hardness: '60 ± 2 HRC' },
      ...{ ...strong, temperature: 200, yield: 1800 },
    },
    {
      ...{ code: 'N', name: '1.2344 X40CrMoV5-1', group: 'nitrided', finish: ['nitrided'], hardness: '≥ 950 HV 0.3' },
      ...{ ...strong, temperature: 500, yield: 1100 },
    },
    {
      ...{ code: 'C', name: 'C18000 CuNi2SiCr', group: 'beryllium_free', finish: ['beryllium_free'], hardness: '' },
      ...{ eModulus: 130_000, fatigueLimit: 200, expansion: 17, temperature: 400, yield: 520 },
    },
  ],
  coatings: [{ code: 'TIN', name: 'TiN', temperature: 500, deposition: 450, materials: ['N'] }],
  plastics: [
    {
      ...{ code: 'ABS', name: 'ABS', eModulus: 1300, yield: 25, expansion: 90 },
      ...{ solidification: 105, ejection: 80, mould: 60 },
    },
    {
      ...{ code: 'PEEK', name: 'PEEK', eModulus: 2200, yield: 60, expansion: 50 },
      ...{ solidification: 290, ejection: 200, mould: 180 },
    },
  ],
}

/** What the assistant of a small shop offers. */
export function aGuide(): AssistantGuide {
  return guide
}

/** Answers the calls of the assistant with pins of 6 and 10 mm. */
export function assist(server: FakeServer): void {
  const pins = [
    [6, 160],
    [6, 200],
    [10, 160],
  ].map(
    ([diameter = 0, length = 0]): ProductDimension =>
      aDimension(`AZH-${diameter}x${length}`, {
        values: { diameter, length, headHeight: 5 },
        trimming: { minLength: 50, maxLength: length, suggestedLength: length, toleranceClasses: ['T100', 'T50'] },
      }),
  )
  server.answer(assistantEndpoints.readGuide, () => guide)
  server.answer(assistantEndpoints.readFit, () => ({
    fit: { pin: { text: 'g6', upper: -0.004, lower: -0.012 }, hole: { text: 'H7', upper: 0.012, lower: 0 } },
  }))
  server.answer(dimensionTableEndpoints.list, ({ input: { filters, sort, pageRequest } }) => {
    const fits = ({ values }: ProductDimension) =>
      (filters ?? []).every(({ name, min = 0, max = Number.POSITIVE_INFINITY }) => {
        const value = Number(Object.entries(values).find(([key]) => key === name)?.[1])
        return value >= min && value <= max
      })
    const items = pins.filter(fits)
    if (sort?.descending === true) items.reverse()
    const { page = 1, size = 999 } = pageRequest ?? {}
    return { items: items.slice(0, size), page, size, total: items.length }
  })
}

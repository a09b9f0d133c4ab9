import { expect, test } from 'vitest'
import { textLanguages } from '../article.ts'
import { corePin } from '../families/core-pin/family.ts'
import { dowelPin } from '../families/dowel-pin/family.ts'
import { type Family, families } from '../families/families.ts'
import { guidePillar } from '../families/guide-pillar/family.ts'
import { assortment } from '../testing/stocked-articles.ts'
import { deriveProduct } from './derive-product.ts'

test('a product has the known facts of its material and leaves out unknown ones', () => {
  const steel = assortment.materials.get('W')
  if (steel === undefined) throw new Error('no material W')
  const known = deriveProduct(dowelPin, steel, null)
  expect(known.name.de).toBe('Zylinderstift, gehärtet, 1.3505')
  expect(known.description.de).toMatch(/ Werkstoff 1\.3505 \(100Cr6\), gehärtet, 60 ± 2 HRC, bis etwa 150 °C\.$/)

  const { name, description, properties } = deriveProduct(
    dowelPin,
    { ...steel, name: '', finish: [], hardness: '', properties: {} },
    null,
  )
  expect(name).toMatchObject({ de: 'Zylinderstift, 1.3505', en: 'Dowel pin, 1.3505', cs: 'Válcový kolík, 1.3505' })
  expect(description.en).toMatch(/ Material 1\.3505\.$/)
  expect(properties.map(({ key }) => key)).toEqual(['material', 'coating', 'standard'])
})

test.each(families.map((family) => [family.code, family] as const))(
  '%s is described in every language',
  (_, family) => {
    const steel = assortment.materials.get('N')
    const coating = assortment.coatings.get('TIN')
    if (steel === undefined || coating === undefined) throw new Error('no material N or coating TIN')
    const { description } = deriveProduct(family, steel, coating)
    expect(Object.keys(description).toSorted()).toEqual(textLanguages.toSorted())
    expect(new Set(Object.values(description)).size).toBe(textLanguages.length)
    for (const text of Object.values(description))
      expect(text).toMatch(/1\.2344 \(.+\), .+, .+ \d+ °C.*\. .*TiN \(2300–2500 HV\)\.$/)
  },
)

function factsOf(family: Family, code: string, coatingCode: string | null = null) {
  const material = assortment.materials.get(code)
  const coating = coatingCode === null ? null : assortment.coatings.get(coatingCode)
  if (material === undefined || coating === undefined) throw new Error(`no ${code} ${coatingCode}`)
  const { properties } = deriveProduct(family, material, coating)
  return new Map(properties.map(({ key, value, remark }) => [key, [value, remark?.de]]))
}

test('hardness and strength of a steel with a hard layer name their places', () => {
  const pillar = factsOf(guidePillar, 'E')
  expect(pillar.get('hardness')).toEqual([{ de: '60 ± 2 HRC', en: '60 ± 2 HRC' }, 'Randschicht'])
  expect(pillar.get('strength')).toEqual([900, 'Kern'])
  expect(factsOf(corePin, 'N').get('strength')).toEqual([1324, 'Kern'])
  expect(factsOf(corePin, 'H').get('strength')).toEqual([2100, undefined])
})

test('a coating whose usual process would soften its base has the condition', () => {
  const dlc = { de: 'DLC', en: 'DLC' }
  expect(factsOf(corePin, 'S', 'DLC').get('coating')).toEqual([dlc, 'abgeschieden unter 200 °C'])
  expect(factsOf(corePin, 'N', 'DLC').get('coating')).toEqual([dlc, undefined])
})

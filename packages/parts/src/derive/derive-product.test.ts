import { expect, test } from 'vitest'
import { dowelPin } from '../families/dowel-pin/family.ts'
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

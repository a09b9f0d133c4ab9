import type { AssistantGuide } from '@normwerk/contract/assistant'
import type { LanguageCode } from '@normwerk/contract/language'
import { finishes, finishOf } from '@normwerk/parts/assistant/finishes'
import { type PinType, pinTypeFacts, pinTypes } from '@normwerk/parts/assistant/pin-types'
import { plastics } from '@normwerk/parts/assistant/plastics'
import { familyOf } from '@normwerk/parts/families/families'
import { capitalise, term } from '@normwerk/parts/terms'
import { readText } from '../catalogue/format-article.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { familyPicture } from '../catalogue/product/drawing-paths.ts'
import { readLabel } from '../catalogue/product/product-facts.ts'
import { materialName, pinMaterial } from './pin-material.ts'

/** Describes what the assistant offers, from what the catalogue sells. */
export function readGuide(catalogue: Catalogue, language: LanguageCode): AssistantGuide {
  const { materials, coatings } = catalogue.assortment
  const pins = pinTypes.map((type) => describeType(catalogue, type, language))
  const sold = new Set(pins.flatMap(({ products }) => products.map(({ material }) => material)))
  return {
    pinTypes: pins,
    finishes: finishes.map((key) => ({ key, name: readText(capitalise(term(key)), language) })),
    materials: [...sold].flatMap((code) => {
      const material = materials.get(code)
      if (material === undefined) return []
      const { finish, hardness } = material
      const name = materialName(material)
      return { ...pinMaterial(material), finish: [...finish], name, group: finishOf(finish) ?? null, hardness }
    }),
    coatings: [...coatings.values()].map((coating) => {
      const { code, name, temperature, deposition } = coating
      return { code, name, temperature, deposition, materials: [...coating.materials] }
    }),
    plastics: [...plastics],
  }
}

function describeType(catalogue: Catalogue, type: PinType, language: LanguageCode): AssistantGuide['pinTypes'][number] {
  const { family: code, chosenBy } = pinTypeFacts[type]
  const family = familyOf(code)
  const products = [...catalogue.products.values()].filter(({ row }) => row.family === code)
  return {
    type,
    name: readText(capitalise(family.name), language),
    drawing: familyPicture(code),
    sizes: family.sizes
      .filter(({ key }) => chosenBy.includes(key))
      .map(({ key, symbol }) => ({ key, symbol, label: readLabel(catalogue.attributes, key, language) })),
    products: products.flatMap(({ row: { id, productNr, material, coating } }) =>
      material === null ? [] : { id, productNr, material, coating },
    ),
  }
}

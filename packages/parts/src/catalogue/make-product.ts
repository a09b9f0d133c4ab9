import type { Product, Texts } from '../article.ts'
import { formatProductNumber } from '../article-number/article-number.ts'
import type { Material } from '../assortment.ts'
import { type Family, familyOf } from '../families/families.ts'
import type { Line } from '../families/line.ts'
import { capitalise, joinTexts, sameEverywhere, term } from '../terms.ts'
import { coatingOf, type Offer } from './offers.ts'

/** The page of one line in one offer; related products are chosen from all products afterwards. */
export function makeProduct(line: Line, offer: Offer, coating: string | null): Omit<Product, 'relatedProductNrs'> {
  const { material } = offer
  const family = familyOf(line.family)
  return {
    productNr: formatProductNumber({ family: family.code, material: material.code, coating }),
    family: family.code,
    priceGroup: family.priceGroup,
    categoryKey: line.categoryKey,
    material: material.code,
    coating,
    standard: family.standard,
    name: nameOf(family, material, coating),
    description: joinTexts([family.description, materialSentence(material, coating)], ' '),
    columns: [...line.columns],
    properties: propertiesOf(family, material, coating),
    certificate31: material.certificate,
  }
}

function nameOf(family: Family, material: Material, coating: string | null): Texts {
  const parts = [capitalise(family.name), finishOf(material), sameEverywhere(material.steel)]
  if (coating !== null) parts.push(sameEverywhere(coatingOf(coating).name))
  return joinTexts(parts, ', ')
}

/** "nitriert, oxidiert" */
function finishOf(material: Material): Texts {
  return joinTexts(material.finish.map(term), ', ')
}

function materialSentence(material: Material, coating: string | null): Texts {
  const layer = coating === null ? null : coatingOf(coating)
  const steel = material.name === '' ? material.steel : `${material.steel} (${material.name})`
  const finish = finishOf(material)
  const temperature = Math.min(material.properties.temperature?.value ?? 0, layer?.temperature ?? Infinity)
  const base = {
    de: `Werkstoff ${steel}, ${finish.de}, ${material.hardness}, bis etwa ${temperature} °C.`,
    en: `Material ${steel}, ${finish.en}, ${material.hardness}, up to about ${temperature} °C.`,
  }
  if (layer === null) return base
  return {
    de: `${base.de} Beschichtet mit ${layer.name} (${layer.hardness}).`,
    en: `${base.en} Coated with ${layer.name} (${layer.hardness}).`,
  }
}

function propertiesOf(family: Family, material: Material, coating: string | null): Product['properties'] {
  const layer = coating === null ? null : coatingOf(coating)
  const steel = material.name === '' ? material.steel : `${material.steel} ${material.name}`
  const properties: Product['properties'] = [
    { key: 'material', value: sameEverywhere(steel) },
    { key: 'finish', value: finishOf(material) },
    { key: 'coating', value: layer === null ? term('uncoated') : sameEverywhere(layer.name) },
    { key: 'hardness', value: sameEverywhere(material.hardness) },
  ]
  const strength = material.properties.strength
  if (strength !== undefined) properties.push({ key: 'strength', value: strength.value })
  const temperature = material.properties.temperature
  if (temperature !== undefined) {
    properties.push({ key: 'temperature', value: Math.min(temperature.value, layer?.temperature ?? temperature.value) })
  }
  if (family.standard !== null) properties.push({ key: 'standard', value: sameEverywhere(family.standard) })
  if (family.priceGroup !== family.code) {
    // Of plates the letter of their type: "A – Formplatte".
    const type = sameEverywhere(family.code.slice(family.priceGroup.length))
    properties.push({ key: 'type', value: joinTexts([type, family.name], ' – ') })
  }
  return properties
}

import type { Product, Texts } from '../article.ts'
import { productNrOf } from '../article-number/print-article-number.ts'
import type { Line } from '../families/line.ts'
import { coatingOf } from '../materials/coatings.ts'
import type { Material } from '../materials/materials.ts'
import type { Offer } from '../materials/offers.ts'
import { capitalise, joinTexts, sameEverywhere, term } from '../terms.ts'

/** The page of one line in one offer; related products are chosen from all products afterwards. */
export function makeProduct(line: Line, offer: Offer, coating: string | null): Omit<Product, 'relatedProductNrs'> {
  const { material } = offer
  return {
    productNr: productNrOf({ family: line.family, plateType: line.plateType, material: material.code, coating }),
    family: line.family,
    categoryKey: line.categoryKey,
    material: material.code,
    coating,
    standard: line.standard,
    name: nameOf(line, material, coating),
    description: joinTexts([line.description, materialSentence(material, coating)], ' '),
    columns: [...line.columns],
    properties: propertiesOf(line, material, coating),
    certificate31: material.certificate31,
  }
}

function nameOf(line: Line, material: Material, coating: string | null): Texts {
  const parts = [capitalise(line.name), finishOf(material), sameEverywhere(material.steel)]
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
  const temperature = Math.min(material.properties.get('temperature')?.value ?? 0, layer?.temperature ?? Infinity)
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

function propertiesOf(line: Line, material: Material, coating: string | null): Product['properties'] {
  const layer = coating === null ? null : coatingOf(coating)
  const steel = material.name === '' ? material.steel : `${material.steel} ${material.name}`
  const properties: Product['properties'] = [
    { key: 'material', value: sameEverywhere(steel) },
    { key: 'finish', value: finishOf(material) },
    { key: 'coating', value: layer === null ? term('uncoated') : sameEverywhere(layer.name) },
    { key: 'hardness', value: sameEverywhere(material.hardness) },
  ]
  const strength = material.properties.get('strength')
  if (strength !== undefined) properties.push({ key: 'strength', value: strength.value })
  const temperature = material.properties.get('temperature')
  if (temperature !== undefined) {
    properties.push({ key: 'temperature', value: Math.min(temperature.value, layer?.temperature ?? temperature.value) })
  }
  if (line.standard !== null) properties.push({ key: 'standard', value: sameEverywhere(line.standard) })
  if (line.plateType !== null) {
    properties.push({ key: 'type', value: joinTexts([sameEverywhere(line.plateType), line.name], ' – ') })
  }
  return properties
}

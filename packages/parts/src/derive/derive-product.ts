import type { Product, Texts } from '../article.ts'
import type { Coating, Material } from '../assortment.ts'
import type { Family } from '../families/families.ts'
import { capitalise, joinTexts, mapTexts, sameEverywhere, sentence, term } from '../terms.ts'

/** The data that follow from the family, the material and the coating of a product. */
export interface Derived
  extends Pick<Product, 'name' | 'description' | 'columns' | 'properties' | 'certificate31' | 'standard'> {
  priceGroup: string
}

/** Derives the data of a product of a family that its package need not state. */
export function deriveProduct(family: Family, material: Material, coating: Coating | null): Derived {
  return {
    name: nameOf(family, material, coating),
    description: joinTexts([sentence(family.code), ...describeMaterial(material, coating)], ' '),
    columns: columnsOf(family),
    properties: propertiesOf(family, material, coating),
    certificate31: material.certificate,
    standard: family.standard,
    priceGroup: family.priceGroup,
  }
}

function nameOf(family: Family, material: Material, coating: Coating | null): Texts {
  const parts = [capitalise(family.name)]
  if (material.finish.length > 0) parts.push(finishOf(material))
  parts.push(sameEverywhere(material.steel))
  if (coating !== null) parts.push(sameEverywhere(coating.name))
  return joinTexts(parts, ', ')
}

/** "nitriert, oxidiert" */
function finishOf(material: Material): Texts {
  return joinTexts(material.finish.map(term), ', ')
}

/** Returns a sentence with the known facts of the material, and one about the coating. */
function describeMaterial(material: Material, coating: Coating | null): Texts[] {
  const steel = material.name === '' ? material.steel : `${material.steel} (${material.name})`
  const own = material.properties.temperature?.value
  const limit = own === undefined ? undefined : Math.min(own, coating?.temperature ?? own)
  const facts = [sentence('material', { steel })]
  if (material.finish.length > 0) facts.push(finishOf(material))
  if (material.hardness !== '') facts.push(sameEverywhere(material.hardness))
  if (limit !== undefined) facts.push(sentence('temperature', { limit: `${limit}` }))
  const base = mapTexts(joinTexts(facts, ', '), (text) => `${text}.`)
  if (coating === null) return [base]
  return [base, sentence('coating', { coating: coating.name, hardness: coating.hardness })]
}

/**
 * Returns the columns, the cross table first. Sizes that identify its rows together form one column and are details.
 */
function columnsOf({ sizes, choices }: Family): Product['columns'] {
  const rows = sizes.filter(({ role }) => role === 'row')
  const [only] = rows
  const isComposite = rows.length > 1
  const row = isComposite ? { key: 'size' as const, symbol: rows.map(({ symbol }) => symbol).join(' x ') } : only
  const columns = sizes.filter(({ role }) => role === 'column')
  const details = sizes.filter(({ role }) => role === 'detail' || (role === 'row' && isComposite))
  return [
    ...(row === undefined ? [] : [{ attribute: row.key, symbol: row.symbol, role: 'row' as const }]),
    ...columns.map(({ key, symbol }) => ({ attribute: key, symbol, role: 'column' as const })),
    ...[...details, ...choices].map(({ key, symbol }) => ({ attribute: key, symbol, role: 'detail' as const })),
  ]
}

/** Finishes that harden only a layer at the surface, so that hardness and strength are of different places. */
const surfaceHardened = ['nitrided', 'case_hardened']

/**
 * A base that a coating's usual deposition would soften needs a process below the temperature that it withstands.
 * @returns the condition, or undefined if the base withstands the usual process
 */
function depositionLimit(material: Material, coating: Coating): Texts | undefined {
  const limit = material.properties.temperature?.value
  if (limit === undefined || coating.deposition === null || coating.deposition <= limit) return undefined
  return joinTexts([term('deposited_below'), sameEverywhere(`${limit} °C`)], ' ')
}

function propertiesOf(family: Family, material: Material, coating: Coating | null): Product['properties'] {
  const steel = material.name === '' ? material.steel : `${material.steel} ${material.name}`
  const isLayered = material.finish.some((finish) => surfaceHardened.includes(finish))
  const [inLayer, inCore] = isLayered ? [{ remark: term('surface_layer') }, { remark: term('core') }] : [{}, {}]
  const condition = coating === null ? undefined : depositionLimit(material, coating)
  const properties: Product['properties'] = [
    { key: 'material', value: sameEverywhere(steel) },
    ...(material.finish.length === 0 ? [] : [{ key: 'finish' as const, value: finishOf(material) }]),
    {
      key: 'coating',
      value: coating === null ? term('uncoated') : sameEverywhere(coating.name),
      ...(condition !== undefined && { remark: condition }),
    },
    ...(material.hardness === ''
      ? []
      : [{ key: 'hardness' as const, value: sameEverywhere(material.hardness), ...inLayer }]),
  ]
  const strength = material.properties.strength
  if (strength !== undefined) properties.push({ key: 'strength', value: strength.value, ...inCore })
  const temperature = material.properties.temperature
  if (temperature !== undefined) {
    properties.push({
      key: 'temperature',
      value: Math.min(temperature.value, coating?.temperature ?? temperature.value),
    })
  }
  if (family.standard !== null) properties.push({ key: 'standard', value: sameEverywhere(family.standard) })
  if (family.priceGroup !== family.code) {
    // For plates, the letter of their type: "A – Formplatte".
    const type = sameEverywhere(family.code.slice(family.priceGroup.length))
    properties.push({ key: 'type', value: joinTexts([type, family.name], ' – ') })
  }
  return properties
}

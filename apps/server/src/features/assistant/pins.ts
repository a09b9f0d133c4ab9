import type { LanguageCode } from '@normwerk/contract/language'
import type { AssessedPin } from '@normwerk/parts/assistant/assess-pin'
import { finishes, finishOf } from '@normwerk/parts/assistant/finishes'
import { type PinType, pinSizes, pinTypeFacts, pinTypeOf, pinTypes } from '@normwerk/parts/assistant/pin-types'
import { plastics } from '@normwerk/parts/assistant/plastics'
import type { Limits } from '@normwerk/parts/assistant/propose-hole'
import type { Material } from '@normwerk/parts/assortment'
import type { PartOptions } from '@normwerk/parts/configured-part'
import { familyOf } from '@normwerk/parts/families/families'
import { capitalise, term } from '@normwerk/parts/terms'
import { limitsOf } from '@normwerk/parts/tolerances/limits'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/call.ts'
import { readText } from '../catalogue/format-article.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { familyPicture } from '../catalogue/product/drawing-paths.ts'
import { readLabel } from '../catalogue/product/product-facts.ts'
import { type ConfiguredArticle, findConfigured } from '../resource/drawings.ts'

/** Returns a material as the assistant calculates with it; a figure that the catalogue lacks is null. */
function pinMaterial({ code, finish, properties }: Material) {
  const figure = (property: string) => properties[property]?.value ?? null
  return {
    code,
    finish,
    temperature: figure('temperature'),
    expansion: figure('expansion'),
    eModulus: figure('eModulus'),
    yield: figure('yield'),
    fatigueLimit: figure('fatigueLimit'),
  }
}

export function materialName({ steel, name }: Pick<Material, 'steel' | 'name'>): string {
  return [steel, name].filter(Boolean).join(' ')
}

/** The hole that is proposed for every pin: a running fit with g6 and h6. */
const holeClass = 'H7'

type Named = Limits & { text: string }

export interface FoundPin extends Omit<AssessedPin, 'fit'> {
  article: ConfiguredArticle
  fit: { pin: Named; hole: Named } | null
}

/** Finds a pin of the assistant by its number. */
export async function findPin(
  db: Queries,
  catalogue: Catalogue,
  number: string,
  options: PartOptions,
): Promise<FoundPin> {
  const article = await findConfigured(db, catalogue, number, options)
  const { row, facts, family } = article
  const type = pinTypeOf(family)
  const material = catalogue.assortment.materials.get(facts.row.material ?? '')
  const { changedLength } = article.options
  const sizes = type === undefined ? null : pinSizes(type, row.values, changedLength ?? Number(row.values.length))
  if (type === undefined || material === undefined || sizes === null) throw new AppError('entryNotFound')
  const own = row.tolerances[pinTypeFacts[type].guided]
  const pin = own === undefined ? null : known(own)
  const hole = known(limitsOf(holeClass, sizes.guided))
  return {
    article,
    type,
    sizes,
    material: pinMaterial(material),
    coating: catalogue.assortment.coatings.get(facts.row.coating ?? '') ?? null,
    isCut: changedLength !== null,
    fit: pin === null || hole === null ? null : { pin, hole },
  }
}

function known({ text, upper, lower }: ReturnType<typeof limitsOf>): Named | null {
  return upper === null || lower === null ? null : { text, upper, lower }
}

/** Describes what the assistant offers, from what the catalogue sells. */
export function readGuide(catalogue: Catalogue, language: LanguageCode) {
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

function describeType(catalogue: Catalogue, type: PinType, language: LanguageCode) {
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

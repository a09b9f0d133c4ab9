import type { Certainty } from './article.ts'
import type { FamilyCode } from './families/families.ts'

/** How sure a row is, and where it was read. */
interface Sourced {
  status: Certainty
  source: string
  note: string
}

/** A figure of a material with its unit, as `density` in g/cm³. */
export interface MaterialProperty extends Sourced {
  value: number
  unit: string
}

/** One material in one finish; its code stands behind the family in article numbers. */
export interface Material extends Sourced {
  code: string
  /** Material number, or the name where the material has none: `1.2344`, `C18000`. */
  steel: string
  name: string
  /** Keys of the trade's terms, `nitrided`, `oxidised`. */
  finish: readonly string[]
  /** DIN 1530's group: WS alloyed cold-work steel, WAS hot-work steel; HSS and CU are ours. */
  group: string
  /** Whether an inspection certificate EN 10204 3.1 is offered. */
  certificate: boolean
  /** As printed, `60 ± 2 HRC`. */
  hardness: string
  /** Rockwell hardness (HRC) by which texts may ask for it, both ends included. */
  rockwellFrom: number | null
  rockwellTo: number | null
  /** Lowest Vickers hardness (HV) by which texts may ask for it. */
  vickersFrom: number | null
  /** Material numbers that are answered with this material, with the buyer asked. */
  equivalentSteels: readonly string[]
  properties: Readonly<Record<string, MaterialProperty>>
}

/** A coating and the materials that stand its deposition temperature. */
export interface Coating extends Sourced {
  /** 2 to 4 capital letters, the end of article numbers. */
  code: string
  name: string
  /** As printed, `2300–2500 HV`. */
  hardness: string
  /** Service temperature of the layer, °C. */
  temperature: number
  /** Codes. */
  materials: readonly string[]
  /** By which texts name it: lower case, umlauts spelt out. */
  words: readonly string[]
}

/** A word of the trade that one or more materials answer. */
export interface MaterialName {
  /** Lower case, umlauts spelt out; in a text it may be cut off or have an ending. */
  word: string
  /** Codes of the materials that fit. */
  materials: readonly string[]
  /** Whether the word asks for one of them; else for no particular one, so that the buyer is told which it is. */
  isNamed: boolean
  /** The one that the word means; null is the family's first of them. */
  preferred: string | null
}

/** What a catalogue adds to the standards of the families: a form, or parts that are known and not sold. */
export interface StandardEntry extends Sourced {
  number: string
  /** Null is the standard as a whole. */
  part: string | null
  /** Form letter, and the material that it fixes; both null where the parts of the standard are not sold. */
  form: string | null
  material: string | null
}

/** The tables of a catalogue that texts are read by. */
export interface AssortmentTables {
  materials: readonly Material[]
  coatings: readonly Coating[]
  materialNames: readonly MaterialName[]
  standards: readonly StandardEntry[]
}

/** A family in one material, plain or coated. */
export interface Offer {
  family: FamilyCode
  material: string
  coating: string | null
}

/** What a catalogue sells, as far as reading a text needs it. Which sizes exist is not part of it. */
export interface Assortment extends Pick<AssortmentTables, 'materialNames' | 'standards'> {
  /** By code, in the order of the catalogue. */
  materials: ReadonlyMap<string, Material>
  coatings: ReadonlyMap<string, Coating>
  /** In the order of the catalogue: the first plain one of a family is its standard material. */
  offers: ReadonlyMap<FamilyCode, readonly Offer[]>
}

/**
 * Collects what a catalogue sells.
 * @param offers one for each product of a family of ours, in the order of the catalogue; one in a material that the
 * tables do not have is left out
 */
export function collectAssortment(tables: AssortmentTables, offers: readonly Offer[]): Assortment {
  const materials = new Map(tables.materials.map((material) => [material.code, material]))
  return {
    materials,
    coatings: new Map(tables.coatings.map((coating) => [coating.code, coating])),
    materialNames: tables.materialNames,
    standards: tables.standards,
    offers: Map.groupBy(
      offers.filter(({ material }) => materials.has(material)),
      ({ family }) => family,
    ),
  }
}

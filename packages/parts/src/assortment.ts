import type { FigureStatus } from './article.ts'
import type { FamilyCode } from './families/families.ts'

/** How sure a row is, and its source. */
interface Sourced {
  status: FigureStatus
  source: string
  note: string
}

/** A figure of a material with its unit, such as `density` in g/cm³. */
export interface MaterialProperty extends Sourced {
  value: number
  unit: string
}

/** One material in one finish; its code follows the family in article numbers. */
export interface Material extends Sourced {
  code: string
  /** Material number, or its name if it has no number: `1.2344`, `C18000`. */
  steel: string
  name: string
  /** Keys of the trade's terms, `nitrided`, `oxidised`. */
  finish: readonly string[]
  /** Group of DIN 1530: WS alloyed cold-work steel, WAS hot-work steel. HSS and CU are our own groups. */
  group: string
  /** Whether an inspection certificate EN 10204 3.1 is offered. */
  certificate: boolean
  /** Text for readers: `60 ± 2 HRC`. */
  hardness: string
  /** Rockwell hardness (HRC) by which texts may name it, both ends included. */
  rockwellFrom: number | null
  rockwellTo: number | null
  /** Lowest Vickers hardness (HV) by which texts may name it. */
  vickersFrom: number | null
  /** Material numbers for which the shop offers this material, if the buyer confirms it. */
  equivalentSteels: readonly string[]
  properties: Readonly<Record<string, MaterialProperty>>
}

/** A coating and the materials that it is offered on. */
export interface Coating extends Sourced {
  /** 2 to 4 capital letters, the end of article numbers. */
  code: string
  name: string
  /** Text for readers: `2300–2500 HV`. */
  hardness: string
  /** Service temperature of the layer, °C. */
  temperature: number
  /** The highest temperature at which the layer is usually deposited, °C; null if unknown. */
  deposition: number | null
  /** Codes of the materials. */
  materials: readonly string[]
  /** Words by which texts name it: lower case, umlauts spelt out. */
  words: readonly string[]
}

/** A word of the trade for one or more materials. */
export interface MaterialName {
  /** Lower case, umlauts spelt out. In a text it may be abbreviated or have an ending. */
  word: string
  /** Codes of the materials that fit. */
  materials: readonly string[]
  /** Whether the word names one material. If not, the shop assumes one and shows the buyer which. */
  isNamed: boolean
  /** The material that the word means; null: the family's first one of `materials`. */
  preferred: string | null
}

/** What a catalogue adds to the standards of the families: a form, or parts that are known but not sold. */
export interface StandardEntry extends Sourced {
  number: string
  /** Null means the whole standard. */
  part: string | null
  /** Form letter, and the material that it implies; both null if the parts of the standard are not sold. */
  form: string | null
  material: string | null
}

/** The tables of a catalogue that the reader of designations needs. */
export interface AssortmentTables {
  materials: readonly Material[]
  coatings: readonly Coating[]
  materialNames: readonly MaterialName[]
  standards: readonly StandardEntry[]
}

/** A family in one material, with or without a coating. */
export interface Offer {
  family: FamilyCode
  material: string
  coating: string | null
}

/** What a catalogue sells, as the reader of designations needs it, so without the sizes. */
export interface Assortment extends Pick<AssortmentTables, 'materialNames' | 'standards'> {
  /** Materials by code, in the order of the catalogue. */
  materials: ReadonlyMap<string, Material>
  coatings: ReadonlyMap<string, Coating>
  /** In the order of the catalogue. The first offer of a family without a coating has its standard material. */
  offers: ReadonlyMap<FamilyCode, readonly Offer[]>
}

/**
 * Collects what a catalogue sells.
 * @param offers one for each product of a family of ours, in the order of the catalogue; an offer in a material that
 * the tables lack is left out
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

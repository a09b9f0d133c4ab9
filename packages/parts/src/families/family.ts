import type { Texts } from '../article.ts'
import type { DerivedKey, Shape } from '../shape/shape.ts'

/** The facts of one measure of a family's parts. */
export interface SizeFacts {
  /** The letter on the drawing. */
  symbol: string
  unit: 'mm' | '°'
  /** `row` and `column` span the cross table; several rows are joined by `x`. A `detail` is an additional column. */
  role: 'row' | 'column' | 'detail'
  /** As on a drawing: an ISO 286 class or limits; null if the family has none for it. */
  tolerance: string | null
  /** Value of a medium size, for pictures of the whole family. */
  typical: number
  /** The value if a table leaves the size open; null: the size is required. */
  absent: number | null
  /** It follows from other sizes or is only about so large; a drawing shows such a size in brackets (ISO 129-1). */
  isReference: boolean
  /** Its tolerance was published, but is hardly right: to be confirmed by the maker before it is relied on. */
  isToleranceQuestioned: boolean
}

/** One measure of a family's parts; its key is the same in every family that has it. */
export interface Size<Key extends string = string> extends SizeFacts {
  key: Key
}

/** The facts of a property that is no measure, such as the screws `2x M6` of a ring. */
export interface ChoiceFacts {
  symbol: string
  /** Value of a medium size, for pictures of the whole family. */
  typical: string
}

export interface Choice<Key extends string = string> extends ChoiceFacts {
  key: Key
}

/** Values in mm or degrees. */
export type Sizes<Key extends string = string> = Readonly<Record<Key, number>>

/** The families that a piece of text may mean: the one that lists it, and perhaps others. */
interface Meaning {
  /** Codes of the other families that it may mean as well. */
  or?: readonly string[]
  /** False: the rest of the text must decide the family. Otherwise this family is meant unless the text excludes it. */
  isMeant?: boolean
}

/** German and English words in lower case, umlauts spelt out; each may be abbreviated or have an ending. */
export interface FamilyWords extends Meaning {
  words: readonly string[]
}

/** A standard's number, with or without its part. */
export interface FamilyStandard extends Meaning {
  number: string
  part?: string
}

/** A form letter behind a standard's number. */
export interface FamilyForm extends Meaning {
  /** Null: the letter means this family if it stands alone. */
  standard: string | null
  letter: string
}

/** Values of the choices that a part has. */
export type Choices<Key extends string = string> = Readonly<Partial<Record<Key, string>>>

/** Parts of one shape, offered in several materials. */
export interface Family<Code extends string = string, Key extends string = string, ChoiceKey extends string = string> {
  /** The beginning of the article numbers; the letters of the material follow. */
  code: Code
  /** The group on which companies get discounts: the code, or a group of several families. */
  priceGroup: string
  name: Texts
  /** The standard that its dimensions are based on. */
  standard: string | null
  /** All measures, those of the article number first. */
  sizes: readonly Size<Key>[]
  /** The measures of the article number in their order. */
  numberKeys: readonly Key[]
  choices: readonly Choice<ChoiceKey>[]
  /** Returns the shape of a part, with the head face at 0; null if its sizes contradict each other. */
  shape(sizes: Sizes<Key>, choices: Choices<ChoiceKey>): Shape<Key | ChoiceKey | DerivedKey> | null
  /** Orders in which people join sizes in a text, besides the order of the number. */
  spokenOrders: readonly (readonly Key[])[]
  words: readonly FamilyWords[]
  standards: readonly FamilyStandard[]
  forms: readonly FamilyForm[]
  /** Returns the shortest length of a blank after a cut, mm; left out if the family is not cut. */
  minLength?(sizes: Sizes<Key>): number
  /** The other lengths that end at the tip, so that a cut shortens them with `length`. */
  shortenedWithLength: readonly Key[]
  /** The diameters between which a flat on the head may lie; null if the family offers no flats. */
  headFlats: { shaft: Key; head: Key } | null
  /** The diameter of a round tip that can be shaped and engraved; null if the family has none. */
  tip: Key | null
  /** Codes of the families whose parts are used together with it, the nearest first. */
  related: readonly string[]
}

type Kept = 'code' | 'name' | 'standard' | 'words' | 'standards' | 'related'

interface Definition<Code extends string, NumberKey extends string, DetailKey extends string, ChoiceKey extends string>
  extends Pick<Family<Code, NumberKey | DetailKey, ChoiceKey>, Kept> {
  priceGroup?: string
  /** The sizes in the order of the article number. */
  number: Readonly<Record<NumberKey, SizeFacts>>
  details: Readonly<Record<DetailKey, SizeFacts>>
  choices?: Readonly<Record<ChoiceKey, ChoiceFacts>>
  shape(
    sizes: Sizes<NoInfer<NumberKey | DetailKey>>,
    choices: Choices<NoInfer<ChoiceKey>>,
  ): Shape<NoInfer<NumberKey | DetailKey | ChoiceKey> | DerivedKey> | null
  spokenOrders?: readonly (readonly NoInfer<NumberKey | DetailKey>[])[]
  forms?: readonly FamilyForm[]
  minLength?(sizes: Sizes<NoInfer<NumberKey | DetailKey>>): number
  shortenedWithLength?: readonly NoInfer<NumberKey | DetailKey>[]
  headFlats?: { shaft: NoInfer<NumberKey | DetailKey>; head: NoInfer<NumberKey | DetailKey> }
  tip?: NoInfer<NumberKey | DetailKey>
}

/** Completes the definition of a family. */
export function defineFamily<
  const Code extends string,
  NumberKey extends string,
  DetailKey extends string = never,
  ChoiceKey extends string = never,
>(definition: Definition<Code, NumberKey, DetailKey, ChoiceKey>): Family<Code, NumberKey | DetailKey, ChoiceKey> {
  const {
    number,
    details,
    choices,
    spokenOrders = [],
    forms = [],
    headFlats = null,
    tip = null,
    ...family
  } = definition
  const inNumber = listSizes(number)
  return {
    ...family,
    priceGroup: family.priceGroup ?? family.code,
    sizes: [...inNumber, ...listSizes(details)],
    numberKeys: inNumber.map(({ key }) => key),
    choices: choices === undefined ? [] : listChoices(choices),
    spokenOrders,
    forms,
    shortenedWithLength: family.shortenedWithLength ?? [],
    headFlats,
    tip,
  }
}

function listSizes<Key extends string>(facts: Readonly<Record<Key, SizeFacts>>): Size<Key>[] {
  const sizes: Size<Key>[] = []
  for (const key in facts) sizes.push({ key, ...facts[key] })
  return sizes
}

function listChoices<Key extends string>(facts: Readonly<Record<Key, ChoiceFacts>>): Choice<Key>[] {
  const choices: Choice<Key>[] = []
  for (const key in facts) choices.push({ key, ...facts[key] })
  return choices
}

type Options = Partial<Pick<SizeFacts, 'tolerance' | 'absent' | 'isReference' | 'isToleranceQuestioned'>>

const plain = { tolerance: null, absent: null, isReference: false, isToleranceQuestioned: false }

/** A length or diameter. */
export function mm(symbol: string, role: SizeFacts['role'], typical: number, options: Options = {}): SizeFacts {
  return { symbol, unit: 'mm', role, typical, ...plain, ...options }
}

/** The full angle of a cone, from side to side. */
export function degrees(symbol: string, typical: number, options: Options = {}): SizeFacts {
  return { ...mm(symbol, 'detail', typical, options), unit: '°' }
}

import type { Texts } from '../article.ts'
import type { Shape } from '../shape/shape.ts'

/** What a family says of one measure of its parts. */
export interface SizeFacts {
  /** The letter on the drawing. */
  symbol: string
  unit: 'mm' | '°'
  /** `row` and `column` span the cross table; several rows are joined by `x`. A `detail` stands beside it. */
  role: 'row' | 'column' | 'detail'
  /** As printed on a drawing: an ISO 286 class or limits; null where the family has none for it. */
  tolerance: string | null
  /** Of a middle size, for pictures that stand for the whole family. */
  typical: number
  /** What a table means that leaves the size open; a size without it is required. */
  absent: number | null
}

/** One measure of a family's parts; its key is the same in every family that has it. */
export interface Size<Key extends string = string> extends SizeFacts {
  key: Key
}

/** What a family says of a property that is no measure, as the screws `2x M6` of a ring. */
export interface ChoiceFacts {
  symbol: string
  /** Of a middle size, for pictures that stand for the whole family. */
  typical: string
}

export interface Choice<Key extends string = string> extends ChoiceFacts {
  key: Key
}

/** Values in mm or degrees. */
export type Sizes<Key extends string = string> = Readonly<Record<Key, number>>

/** Which families a piece of text means: the one that names it, and perhaps others. */
interface Meaning {
  /** Codes of the other families that it may mean as well. */
  or?: readonly string[]
  /** False where the rest of the text has to say which family is meant; else this one is, unless the text narrows it. */
  isMeant?: boolean
}

/** Words of texts, German and English, in lower case, umlauts spelt out; each may be cut off or have an ending. */
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
  standard: string
  letter: string
}

/** Values of choices as far as a part has them. */
export type Choices<Key extends string = string> = Readonly<Partial<Record<Key, string>>>

/** Parts of one shape, offered in several materials. */
export interface Family<Code extends string = string, Key extends string = string, ChoiceKey extends string = string> {
  /** Opens the article numbers; the letters of the material follow. */
  code: Code
  /** What the discounts of companies are given on: the code, or one group of several families. */
  priceGroup: string
  name: Texts
  description: Texts
  /** The standard that its dimensions are based on. */
  standard: string | null
  /** All measures, those of the article number first. */
  sizes: readonly Size<Key>[]
  /** The measures of the article number in their order. */
  numberKeys: readonly Key[]
  choices: readonly Choice<ChoiceKey>[]
  /** What a part looks like, head face at 0, tip at the far end; null where its sizes contradict each other. */
  shape(sizes: Sizes<Key>, choices: Choices<ChoiceKey>): Shape<Key | ChoiceKey> | null
  /** How people join sizes in a text, besides the order of the number. */
  spokenOrders: readonly (readonly Key[])[]
  words: readonly FamilyWords[]
  standards: readonly FamilyStandard[]
  forms: readonly FamilyForm[]
  /** Shortest length that a blank may be cut to, mm; left out where the family is not cut. */
  minLength?(sizes: Sizes<Key>): number
  /** The lengths that end at the tip as well: a cut shortens them with `length`. */
  shortenedWithLength: readonly Key[]
  /** The diameters between which a flat on the head may lie; null where the head takes none. */
  headFlats: { shaft: Key; head: Key } | null
  /** Codes of the families whose parts are used together with it, the nearest first. */
  related: readonly string[]
}

type Kept = 'code' | 'name' | 'description' | 'standard' | 'words' | 'standards' | 'related'

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
  ): Shape<NoInfer<NumberKey | DetailKey | ChoiceKey>> | null
  spokenOrders?: readonly (readonly NoInfer<NumberKey | DetailKey>[])[]
  forms?: readonly FamilyForm[]
  minLength?(sizes: Sizes<NoInfer<NumberKey | DetailKey>>): number
  shortenedWithLength?: readonly NoInfer<NumberKey | DetailKey>[]
  headFlats?: { shaft: NoInfer<NumberKey | DetailKey>; head: NoInfer<NumberKey | DetailKey> }
}

/** Completes what the file of a family says of it. */
export function defineFamily<
  const Code extends string,
  NumberKey extends string,
  DetailKey extends string = never,
  ChoiceKey extends string = never,
>(definition: Definition<Code, NumberKey, DetailKey, ChoiceKey>): Family<Code, NumberKey | DetailKey, ChoiceKey> {
  const { number, details, choices, spokenOrders = [], forms = [], headFlats = null, ...family } = definition
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

type Options = Partial<Pick<SizeFacts, 'tolerance' | 'absent'>>

/** A length or diameter. */
export function mm(symbol: string, role: SizeFacts['role'], typical: number, options: Options = {}): SizeFacts {
  return { symbol, unit: 'mm', role, typical, tolerance: null, absent: null, ...options }
}

/** An angle. */
export function degrees(symbol: string, typical: number, options: Options = {}): SizeFacts {
  return { ...mm(symbol, 'detail', typical, options), unit: '°' }
}

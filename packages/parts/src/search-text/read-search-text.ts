import type { Assortment } from '../assortment.ts'
import { readForm } from '../designation/choose-family.ts'
import type { Fact, Found, Recogniser } from '../designation/fact.ts'
import { normalise } from '../designation/normalise.ts'
import { isRejection } from '../designation/part-request.ts'
import { steelRecogniser } from '../designation/recognisers/material.ts'
import { recogniseCut } from '../designation/recognisers/options.ts'
import {
  recogniseChain,
  recogniseForeignNumber,
  recogniseLabelBehind,
  recogniseLabelled,
  recogniseThread,
} from '../designation/recognisers/sizes.ts'
import { recogniseForm, recogniseFormBehindStandard, standardRecogniser } from '../designation/recognisers/standards.ts'
import { mayNameUnsoldPart, wordRecogniser } from '../designation/recognisers/words.ts'
import type { Sizes } from '../families/families.ts'
import { remember } from '../parts-list/remember.ts'
import { translate } from '../words/translate.ts'
import { recogniseFigures, recogniseFiguresBehind, recogniseLengthBeside, recogniseRow } from './figures.ts'
import { normaliseInPlace } from './normalise-in-place.ts'
import { invert, leaveOut, matches, type Piece, recognisePieces } from './pieces.ts'
import { listReadings } from './size-readings.ts'
import { findUnsoldParts, isSize, isUnsoldStandard, type UnsoldParts } from './unsold-parts.ts'

/** A standard in a search text. */
export interface SearchedStandard {
  /** As it is written, with its form letter: `DIN 1530 AH`. */
  text: string
  /** Digits of its number. */
  number: string
  /** Codes of the families whose parts it describes. */
  families: readonly string[]
  /** The material that its form letter means; null if it means none. */
  material: string | null
}

/** What a search text says. */
export interface SearchText {
  /** The text without sizes and without the standard. */
  words: string
  /** The text without sizes. */
  wordsAndStandard: string
  /** The text without the standard. */
  wordsAndSizes: string
  /** The figures of the sizes that stand together, as they are written; empty if there are none, or several. */
  figures: readonly number[]
  /** What the sizes may mean, the likeliest first; empty if the text has none. */
  readings: readonly Sizes[]
  /** Codes of the families that the words name, so that their first reading is meant; null if they name none. */
  families: readonly string[] | null
  /** `words` without those that name the families. */
  otherWords: string
  /** Whether a size has a letter or a word, so that it is a size even if no part has it. */
  isLabelled: boolean
  /** Whether figures without a sign behind the name of a part are the only sizes: sizes only if a part has them. */
  isBare: boolean
  standard: SearchedStandard | null
  /** A standard that the catalogue knows but whose parts it does not sell: `DIN 7984`. */
  unsoldStandard: string | null
}

/** The parts that a text names. */
export interface NamedFamilies {
  /** Codes of the families. */
  families: readonly string[]
  /** The text without the words that name them, its sizes and its standard. */
  otherWords: string
}

/** Reads search texts; the sizes take longest. */
export interface SearchTextReaders {
  readSearchText: (text: string) => SearchText
  /** Returns a text without its sizes, as it is written. */
  leaveOutSizes: (text: string) => string
  /** Reads which parts a text means, in the words of any language; null if it names none. */
  nameFamilies: (text: string) => NamedFamilies | null
  /** Finds the names of parts that the shop knows but does not sell; none if the text first names a part that it sells. */
  unsoldPartsIn: (text: string) => UnsoldParts
  /** Reads the same without the sizes. */
  skimSearchText: (text: string) => Pick<SearchText, 'isLabelled' | 'standard' | 'unsoldStandard'>
}

/** The slash behind another maker's number ends it here: `Z40/6x160`. */
const foreignNumber: Recogniser = (text, position, before) => {
  const found = recogniseForeignNumber(text, position, before)
  const slash = found === null ? null : matches(slashBehind, text, position + found.length)
  return found === null || slash === null ? found : { ...found, length: found.length + slash.length }
}

const slashBehind = /\s*\/\s*/y

// What "1530-2" means without DIN in front of it.
const bareStandard = /\d{4,5}(?:-\d)?(?![\w.,]|-\d|\s*[x×])/iy
// A size ends here, but not in "36/75" or "6x160-L147".
const end = /(?![\p{L}\d]|[-/.]\S)/uy

/** A text cut into the pieces that have a meaning. */
interface CutText {
  pieces: readonly Piece[]
  facts: readonly Fact[]
  /** The pieces that name the standard. */
  named: readonly Piece[]
  isLabelled: boolean
  standard: SearchedStandard | null
  unsoldStandard: string | null
  /** Returns the text without some of its pieces. */
  without: (left: readonly Piece[]) => string
}

/**
 * Creates readers of search texts for the assortment of a catalogue. Unlike the readers of designations, they accept any
 * text: they take out sizes and a standard, and leave the other words for the index.
 */
export function createSearchTextReaders(assortment: Assortment): SearchTextReaders {
  const standard = standardRecogniser(assortment)
  const recognisers: readonly Recogniser[] = [
    standard,
    foreignNumber,
    recogniseCut,
    recogniseLengthBeside,
    (text, position, before) => (matches(bareStandard, text, position) ? bare(standard, text, position, before) : null),
    recogniseFormBehindStandard,
    recogniseForm,
    steelRecogniser(assortment),
    sizeRecogniser(recogniseChain),
    sizeRecogniser(recogniseLabelBehind),
    sizeRecogniser(recogniseLabelled),
    wordRecogniser(assortment),
    sizeRecogniser(recogniseThread),
  ]

  function cut(text: string, further: readonly Recogniser[] = []): CutText {
    const { plain, source, places } = normaliseInPlace(text)
    const pieces = recognisePieces([...recognisers, ...further], plain)
    const facts = pieces.flatMap((piece) => piece.facts)
    const hasStandard = facts.some(({ kind }) => kind === 'standard')
    const named = hasStandard ? pieces.filter(isStandard) : []
    const unsold = facts.find((fact) => fact.kind === 'rejection' && isUnsoldStandard(fact))
    const without = (left: readonly Omit<Piece, 'facts'>[]) => leaveOut(source, places, left)
    return {
      ...{ pieces, facts, named, without },
      isLabelled: facts.some((fact) => fact.kind === 'measure'),
      standard: hasStandard ? readStandard(facts, assortment, without(invert(named, plain.length))) : null,
      unsoldStandard: unsold?.kind === 'rejection' ? unsold.detail.trim() : null,
    }
  }

  function describe({ pieces, facts, named, isLabelled, standard, unsoldStandard, without }: CutText): SearchText {
    const { readings, families } = listReadings(facts, assortment)
    const sizes = readings.length === 0 ? [] : pieces.filter((piece) => isSize(piece) || isCut(piece))
    return {
      figures: figuresOf(facts),
      words: without([...sizes, ...named]),
      wordsAndStandard: without(sizes),
      wordsAndSizes: without(named),
      otherWords: without([...sizes, ...named, ...pieces.filter(isFamily)]),
      ...{ readings, families, isLabelled, isBare: false, standard, unsoldStandard },
    }
  }

  function read(text: string): SearchText {
    const asSigned = describe(cut(text))
    if (asSigned.families === null && asSigned.readings.length === 0) {
      const inRow = describe(cut(text, [recogniseRow]))
      return inRow.readings.length === 0 ? asSigned : inRow
    }
    if (asSigned.families === null || (asSigned.readings.length > 0 && !asSigned.isLabelled)) return asSigned
    const bare = describe(cut(text, [recogniseFiguresBehind]))
    if (bare.readings.length === 0) return asSigned
    // Beside a size with a letter, the figure may also be anything else: `Auswerferstift 8 L160`.
    return { ...bare, readings: [...bare.readings, ...asSigned.readings], isBare: true }
  }

  /** Reads a text by the words of any language. The index has the words as they are written, so these are kept. */
  function readInAnyLanguage(text: string): SearchText {
    const asWritten = read(text)
    if (asWritten.families !== null) return asWritten
    const { families, readings, otherWords, isBare } = read(translate(normalise(text)).text)
    if (families === null) return asWritten
    const written = isBare ? describe(cut(text, [recogniseFigures])) : asWritten
    const { words, wordsAndStandard } = written
    return { ...asWritten, words, wordsAndStandard, families, readings, otherWords, isBare }
  }

  return {
    readSearchText: (text) =>
      hasFigure.test(text)
        ? readInAnyLanguage(text)
        : { ...nothingRead, words: text, wordsAndStandard: text, wordsAndSizes: text, otherWords: text },
    leaveOutSizes: (text) => (hasFigure.test(text) ? read(text).wordsAndStandard : text),
    nameFamilies(text) {
      const { families, otherWords } = readInAnyLanguage(text)
      return families === null ? null : { families, otherWords }
    },
    // A row of a list asks several times: for its part, for a part of its section, and for suggestions.
    unsoldPartsIn: remember((text) => {
      const translated = translate(normalise(text)).text
      if (!mayNameUnsoldPart(translated)) return { names: [], figures: [], sizes: [], otherWords: translated }
      const { pieces, facts, without } = cut(translated)
      return findUnsoldParts(translated, pieces, figuresOf(facts), without)
    }),
    skimSearchText: (text) => (hasFigure.test(text) ? cut(text) : nothingRead),
  }
}

const hasFigure = /\d/

/** Returns the figures of the only chain of sizes in a text; none if it has several. */
function figuresOf(facts: readonly Fact[]): number[] {
  const [chain, second] = facts.filter(({ kind }) => kind === 'chain')
  return chain?.kind === 'chain' && second === undefined ? chain.measures.map(({ value }) => value) : []
}

/** A stocked part is searched, whatever its length after a cut. */
function isCut({ facts: [fact] }: Piece): boolean {
  return fact?.kind === 'cut'
}

function isFamily({ facts }: Piece): boolean {
  return facts.length > 0 && facts.every(({ kind }) => kind === 'family')
}

function isStandard({ facts: [fact] }: Piece): boolean {
  return fact?.kind === 'standard' || fact?.kind === 'form'
}

const nothingRead = {
  figures: [],
  readings: [],
  families: null,
  isLabelled: false,
  isBare: false,
  standard: null,
  unsoldStandard: null,
}

/** Accepts a size only if it is a word of its own. */
function sizeRecogniser(recogniser: Recogniser): Recogniser {
  return (text, position, before) => {
    const found = recogniser(text, position, before)
    return found !== null && matches(end, text, position + found.length) !== null ? found : null
  }
}

function bare(standard: Recogniser, text: string, position: number, before: readonly Fact[]): Found | null {
  const prefix = 'DIN '
  const found = standard(prefix + text.slice(position), 0, before)
  if (found === null || found.facts[0]?.kind !== 'standard') return null
  return { length: found.length - prefix.length, facts: found.facts }
}

function readStandard(facts: readonly Fact[], assortment: Assortment, text: string): SearchedStandard | null {
  const standards = facts.filter((fact) => fact.kind === 'standard')
  const [first] = standards
  if (first === undefined) return null
  const read = readForm(facts, assortment)
  const form = read === null || isRejection(read) ? null : read
  const candidates = [...standards, ...(form === null ? [] : [form])].map(({ families }) => families)
  return {
    text,
    number: first.number,
    families: first.families.filter((code) => candidates.every((codes) => codes.includes(code))),
    material: form?.namesMaterial === true ? form.material : null,
  }
}

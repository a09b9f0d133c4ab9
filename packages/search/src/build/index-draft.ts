import type { IndexOptions, ProductInput } from '../index-input.ts'
import { growingBytes, growingCodes, growingShorts, growingWords } from './growing.ts'
import { beginValues } from './value-draft.ts'

/** Columns in the order in which products were added; `finishIndex` turns them into an index. */
export type IndexDraft = ReturnType<typeof beginDraft>

/** Returns an empty draft. It stores values as the codes of `ValueDraft`. */
export function beginDraft(options: IndexOptions) {
  const products: ProductInput[] = []
  const heads: string[] = []
  return {
    options,
    attributes: options.attributes.map(beginValues),
    products,
    heads,
    firstRow: growingWords(),
    ids: growingBytes(),
    tails: growingBytes(),
    tailLengths: growingBytes(),
    anchors: growingWords(),
    prices: growingWords(),
    soonness: growingShorts(),
    byKey: growingWords(),
    strips: { firstOf: growingWords(), attribute: growingShorts(), column: growingWords(), shared: growingWords() },
    codes: growingCodes(),
    maxTailLength: 0,
  }
}

/** The articles of the product that is being added, in the order of the calls. */
export type ArticlesDraft = ReturnType<typeof beginArticles>

export function beginArticles() {
  return {
    ids: growingBytes(),
    /** Bytes, not strings: a kept substring could keep the whole text from which it was cut in memory. */
    numbers: growingBytes(),
    numberEnds: growingWords(),
    prices: growingWords(),
    soonness: growingShorts(),
    columns: new Map<number, Column>(),
  }
}

/** Draft codes of one attribute by row, 0 for none; may end before the last row. */
export type Column = ReturnType<typeof growingWords>

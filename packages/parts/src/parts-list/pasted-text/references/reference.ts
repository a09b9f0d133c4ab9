/** What a line of a mail says about parts that other lines name. */
export interface Reference {
  /** Numbers of the positions, -1 for the last one; empty if a kind of parts is named. */
  positions: readonly number[]
  /** Beginnings of words for the kind, in folded letters. */
  stems: readonly string[]
  /** Words that may change or cancel the part; else empty. */
  words: string
  /** The new quantity; empty if none is stated. */
  quantity: string
  /** The former number in a sentence with the new one, which may be a size, too: `200 instead of 160`; else null. */
  former: number | null
  /** Only these parts are meant, so each other one is in doubt. */
  isOnly: boolean
  /** By which the quantity is multiplied: `Pos. 5 bitte verdoppeln` */
  factor: number
  /** The words are work on the parts, not their quantity. */
  isWork: boolean
  /** A sentence orders it among others, so that no position without a word is ordered: `we take 1 with 8 pcs and 3 in 160` */
  isTaken?: boolean
  /** It stands above a list, which may number its parts in another way. */
  isTitle?: boolean
  /** The line only asks whether the parts could be so, or tells of others, so they are left open. */
  isOpen?: boolean
}

/** What a clause says of what it names. */
export type Said = Pick<Reference, 'words' | 'quantity' | 'former' | 'isOnly' | 'factor'>

/** Returns what words say that only stay with the part. */
export function saidOf(words: string): Said {
  return { words, quantity: '', former: null, isOnly: false, factor: 1 }
}

/** Whether a clause leaves what it names as it is. */
export function saysNothing({ words, quantity, isOnly, factor }: Said): boolean {
  return words === '' && quantity === '' && !isOnly && factor === 1
}

/** Between the clauses of a line. */
export const clauseEnd = /[.;!?](?=\s|$)|,\s|\s(?=(?:aber|but|mais|ma|pero|maar|ale|men|ampak)\s)/u
export const clauseEnds = new RegExp(clauseEnd, 'gu')

/** Returns the first clause of a text. */
export function clauseOf(text: string): string {
  return text.slice(0, clauseEnd.exec(text)?.index)
}

/** "Without" in all languages, in folded letters. */
export const withoutWord = 'without|ohne|sans|senza|sin|bez|brez|fara|utan|zonder|sem'

import { normalise } from './normalise.ts'

/** A rewritten text, and for each of its characters the piece of the former text that it stands for. */
export interface Rewritten {
  text: string
  /** Where the piece begins, and where it ends. */
  from: number[]
  to: number[]
}

/**
 * Appends a piece to a rewritten text.
 * @param replaced number of the characters of the former text that it replaces; left out: it stays as it was
 */
export function appendPiece(rewritten: Rewritten, piece: string, position: number, replaced?: number): void {
  for (let place = 0; place < piece.length; place++) {
    rewritten.from.push(replaced === undefined ? position + place : position)
    rewritten.to.push(replaced === undefined ? position + place + 1 : position + replaced)
  }
  rewritten.text += piece
}

/** Returns a text that was rewritten twice, with the pieces of the first text. */
export function joinRewritten(first: Rewritten, second: Rewritten): Rewritten {
  return {
    text: second.text,
    from: second.from.map((place) => first.from[place] ?? 0),
    to: second.to.map((place) => first.to[place - 1] ?? 0),
  }
}

/** Returns the piece of a text as it was written, by its place in the rewritten text. */
type PieceAt = (start: number, end: number) => string

/**
 * Finds the pieces of a text that was normalised and then translated.
 * @param plain the normalised text
 */
export function findPieces(written: string, plain: string, translated: Rewritten): PieceAt {
  const normalised = locate(written, plain)
  const former = normalised === null ? plain : written
  return (start, end) => {
    const from = translated.from[start] ?? 0
    const to = translated.to[end - 1] ?? from
    const piece = normalised === null ? [from, to] : [normalised.from[from], normalised.to[to - 1]]
    return former.slice(...piece).trim()
  }
}

const asIs = /[!-)+-^`-~]/
const blank = /[\p{Cc}\p{Cf}\s_]/u

/** Finds the character of a text that each character of its normalised form stands for; null if that is unclear. */
function locate(written: string, plain: string): Rewritten | null {
  const from: number[] = []
  const to: number[] = []
  for (let at = 0; at < written.length; ) {
    const letter = String.fromCodePoint(written.codePointAt(at) ?? 0)
    const next = at + letter.length
    const form = formAt(letter, plain, from.length)
    if (form === null) return null
    // An accent, or the second of two apostrophes, belongs to the piece before it.
    if (form === '' && !blank.test(letter) && to.length > 0) to[to.length - 1] = next
    for (let place = 0; place < form.length; place++) {
      from.push(at)
      to.push(next)
    }
    at = next
  }
  return from.length === plain.length ? { text: plain, from, to } : null
}

/** Returns the characters that a letter became at this place of the normalised text; null if it is none of them. */
function formAt(letter: string, plain: string, place: number): string | null {
  const there = plain.charAt(place)
  if (asIs.test(letter) && there === letter) return letter
  if (letter === ',' && there === '.') return there
  // Blanks at the ends and repeated ones are left out, and so is the second of two apostrophes.
  if (blank.test(letter)) return there === ' ' ? ' ' : ''
  const form = normalise(letter)
  if (plain.startsWith(form, place)) return form
  if (/['′’]/.test(letter)) return there === '"' ? '"' : plain.charAt(place - 1) === '"' ? '' : null
  return null
}

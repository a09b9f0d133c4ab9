import { normalise } from '../designation/normalise.ts'

/** Stands for a size while a pattern is folded. */
export const sizeSign = '#'

/**
 * Returns a maker's number in one spelling for all separators: capitals, a decimal point between digits, one X for any
 * other separators between digits, nothing for all others. `ex 6,3 × 160` and `EX-6.3/160` become `EX6.3X160`.
 */
export function foldNumber(text: string): string {
  return fold(text.replaceAll(sizeSign, ' '))
}

/** Folds a text in which every size is a `sizeSign`. */
export function fold(text: string): string {
  return normalise(text)
    .toUpperCase()
    .replace(/(?<=[\d#])[.,](?=[\d#])/g, '.')
    .replace(/[^A-Z0-9.#]+/g, ' ')
    .replace(/(?<![\d#])\.|\.(?![\d#])/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/(?<=[\d#]) ?X ?(?=[\d#])|(?<=[\d#]) (?=[\d#])/g, 'X')
    .replaceAll(' ', '')
}

import { normalise } from '../designation/normalise.ts'

/** Stands for a size while a pattern is folded. */
export const sizeSign = '#'

/**
 * One spelling for a maker's number, whatever its separators: capitals, a decimal point between digits, one X for
 * whatever parts two digits, nothing for every other separator. `ex 6,3 × 160` and `EX-6.3/160` are `EX6.3X160`.
 */
export function foldNumber(text: string): string {
  return fold(text.replaceAll(sizeSign, ' '))
}

/** The same for a text in which every size is a `sizeSign`. */
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

import { foldLetters } from '../fold-letters.ts'
import { sizeHeadings } from '../headings/size-headings.ts'

/** Words of German and English; the headings have those of the other languages. */
const ownWords = 'dicke, dick, stärke, st, thick, thickness, thk, sp, gr, epaisseur, ep, esp, tl'
const words = Object.values(sizeHeadings)
  .flatMap(({ thickness = '' }) => thickness.split(', '))
  .concat(ownWords.split(', '))
  .filter((word) => word.length > 1)
/** In folded letters, as a part of a pattern. */
export const thicknessWords = [...new Set(words.map(foldLetters))].join('|')
const figure = String.raw`\d{2,4}(?:[.,]\d)?`
const plate = new RegExp(
  String.raw`(?<![\p{L}\d.,/x×*-])(${figure}\s*[x×*]\s*${figure})(?:\s?mm)?[\s,]+(?:${thicknessWords})\.?\s*[=:]?\s*(\d{1,3})(?:\s?mm)?(?![\p{L}\d]|[.,]\d|\s*[x×*])`,
  'u',
)

/** Writes the thickness of a plate behind its word as its third size: `296x346 sp. 46` becomes `296x346x46`. */
export function writeThickness(text: string): string {
  const found = plate.exec(foldLetters(text))
  const [said = '', sizes = '', thickness = ''] = found ?? []
  if (found === null) return text
  const end = found.index + said.length
  return `${text.slice(0, found.index + sizes.length)}x${thickness}${text.slice(end)}`
}

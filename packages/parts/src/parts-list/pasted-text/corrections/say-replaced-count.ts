import { hasSizes } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut, namesWork } from '../../work-words.ts'

/** Beginnings of verbs that put something in the place of something else, in folded letters. */
const replacing =
  '(?:remplac|replac|ersetz|substitu|sostitu|reemplaz|vervang|zastap|nahrad|inlocu|ersatt|nadomest|zamenj|csereld|csereljek|tausch|swap|cambi|trocar|troque)'
const by = '(?:par|por|per|con|with|for|by|durch|gegen|door|przez|na|za|cu|med|mot|z|s|mit|pentru|pe)'
const number = String.raw`(\d{1,3})(?![\p{L}\d]|[.,]\d|\s*(?:[x×*]|mm))`
const replaced = new RegExp(
  String.raw`(?<!\p{L})${replacing}\p{L}*\s+(?:\p{L}+\s+){0,3}?${number}\s+(?:\p{L}{1,6}\s+)?${by}\s+${number}|(?<![\p{L}\d.,])${number}\s+${by}\s+${number}\s+(?:zu\s+|te\s+)?\p{L}{0,3}${replacing}\p{L}*`,
  'u',
)

/** Says that one number is put in the place of another one as a correction: `remplacez 6 par 4` */
export function sayReplacedCount(text: string): string {
  const found = replaced.exec(foldLetters(text))
  if (found === null || hasSizes(text) || namesWork(text) || namesCut(text)) return text
  const [said, ...numbers] = found
  const [former, now] = numbers.filter((number) => number !== undefined)
  return `${text.slice(0, found.index)}correction ${former} -> ${now}${text.slice(found.index + said.length)}`
}

import { hasSizes, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { courtesy } from './change-words.ts'
import { putCount } from './put-count.ts'

/** Beginnings of verbs that put something in the place of something else, in folded letters. */
const replacing =
  '(?:remplac|replac|ersetz|substitu|sostitu|reemplaz|vervang|zastap|nahrad|inlocu|ersatt|nadomest|zamenj|tausch|swap|cambi|trocar|troque|zamien)'
const by = '(?:par|por|per|con|with|for|by|durch|gegen|door|przez|na|za|cu|med|mot|z|s|mit|pentru|pe)'
const number = String.raw`(\d{1,3})(?![\p{L}\d]|[.,]\d|\s*(?:[x×*]|mm))`
const replaced = new RegExp(
  String.raw`(?<!\p{L})${replacing}\p{L}*\s+(?:\p{L}+\s+){0,3}?${number}\s+(?:\p{L}{1,6}\s+)?${by}\s+${number}|(?<![\p{L}\d.,])${number}\s+${by}\s+${number}\s+(?:zu\s+|te\s+)?\p{L}{0,3}${replacing}\p{L}*`,
  'u',
)

/** `cseréld a 6-ot 4-re` */
const replacedByEnding =
  /(?<!\p{L})(?:cserel|modosit|javit)\p{L}*\s+(?:(?:ki|at|le)\s+)?(?:az?\s+)?(\d{1,3})(?:-?[aeo]?t|\sdb)\s+(\d{1,3})-?r[ae](?!\p{L})/u

/**
 * Says that one number is put in the place of another one as a correction, or, behind a part, the new one alone: `remplacez 6
 * par 4`
 */
export function sayReplacedCount(text: string): string {
  const folded = foldLetters(text)
  const found = replaced.exec(folded) ?? replacedByEnding.exec(folded)
  if (found === null || namesWork(text) || namesCut(text)) return text
  const [said, ...numbers] = found
  const [former = '', now = ''] = numbers.filter((number) => number !== undefined)
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + said.length)]
  if (hasSizes(text)) {
    const isBehind = saysNothing.test(foldLetters(behind))
    return (isBehind ? putCount(before.replace(/[\s,;:(–-]+$/, ''), Number(former), Number(now)) : null) ?? text
  }
  return `${text.slice(0, found.index)}correction ${former} -> ${now}${text.slice(found.index + said.length)}`
}

const saysNothing = new RegExp(String.raw`^(?:\s*(?:${units.pieces}))?${courtesy}[\s.!)]*$`, 'u')

const quantity =
  '(?:menge|anzahl|stuckzahl|qty|quantity|number|quantite|nombre|quantita|numero|cantidad|cant|mnozstvi|pocet|ilosc|liczb[ae]|mennyiseg\\p{L}*|darabszam\\p{L}*|aantal|hoeveelheid|quantidade|cantitate[a]?|antal(?:et)?|kolicin[aeo]|stevilo)'
const from = '(?:from|von|de(?: la)?|da|z|ze|van|fran|iz|s|od|del)'
const to = '(?:to|auf|a|na|naar|para|per|la|till|do)'
const unit =
  '(?:\\s*(?:stk|stuck|pcs?|pieces?|pz|pezzi|uds?|unidades|ks|kusu|szt|sztuk|db|darab\\p{L}{0,2}|st(?:uks?|yck)?|un|buc|bucati|kos(?:ov)?)\\.?)?'
/** `- change qty from 12 to 20`, `: Menge von 12 auf 20 ändern`, `, a mennyiséget 12-ről 20-ra` */
const newCount = new RegExp(
  String.raw`[\s,;:–-]+(?:\p{L}+\s+){0,4}?(?<!\p{L})${quantity}\.?\s+(?:\p{L}+\s+)?(?:${from}\s+\d{1,4}${unit}\s+${to}\s+(\d{1,4})${unit}|\d{1,4}-?r[oe]l\s+(\d{1,4})-?r[ae])(?:\s+\p{L}+){0,2}[\s.!]*$`,
  'u',
)

/** Says the new number of pieces of a part that a line names: `core pins 6x200 - change qty from 12 to 20` */
export function sayNewCount(text: string): string {
  const found = newCount.exec(foldLetters(text))
  const part = text.slice(0, found?.index)
  return found === null || !hasSizes(part) || namesKind(found[0]) ? text : `${part}, ${found[1] ?? found[2]} pcs`
}

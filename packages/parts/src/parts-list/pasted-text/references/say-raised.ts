import { isFillerWord } from '../../../words/order-words.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, units } from '../../quantities/read-pieces.ts'
import { denial } from '../corrections/agreed-words.ts'
import { findPositions } from './find-positions.ts'

/**
 * Beginnings of verbs that raise or set a quantity, per language and in folded letters. A translator adds words here and
 * nowhere else.
 */
const raising = {
  de: 'erhoh aufstock aufgestockt hochsetz hochgesetzt heraufsetz anheb angehoben',
  en: 'increas raise raising bump up(?!\\p{L})',
  fr: 'augment port(?:er|ez|ons)(?!\\p{L}) pass(?:er|ez|e|ons)(?!\\p{L}) mont(?:er|ez)(?!\\p{L})',
  it: 'aument port(?:are|ate|iamo|i)(?!\\p{L}) pass(?:a|are|ate|iamo)(?!\\p{L})',
  es: 'aument sub(?:ir|id|an|imos|a)(?!\\p{L}) pas(?:a|ar|en|ad)(?!\\p{L}) increment',
  pt: 'aument pass(?:a|ar|em)(?!\\p{L}) sub(?:ir|am)(?!\\p{L})',
  nl: 'verho opho',
  pl: 'zwieksz podnie podwyzsz',
  cs: 'navys zvys',
  hu: 'emel novel',
  ro: 'marit maresc creste major',
  se: 'oka[rs]?(?!\\p{L}) hoj[es]?r?(?!\\p{L})',
  sl: 'povec povis zvis dvign',
} as const

const verbs = Object.values(raising).flatMap((words) => words.split(' '))
const verb = new RegExp(String.raw`(?<!\p{L})(?:${verbs.join('|')})\p{L}*`, 'gu')
/** Before the new number; Hungarian has an ending behind it. */
const to = '(?:auf|to|up to|a|naar|tot|na|do|para|la|till|od)'
const count = new RegExp(
  String.raw`(?<!\p{L})${to}\s+(\d{1,4})(?![\d.,]*[\dx×*])(?:\s*(?:${units.pieces}))?|(\d{1,4})\s*(?:darabra|db-ra|-ra|-re)(?!\p{L})`,
  'gu',
)
const noun = new RegExp(
  `^(?:${anyOf('labels')}|menge|anzahl|quantity|qty|quantite|quantita|cantidad|quantidade|aantal|ilosc|mnozstvi|pocet|mennyiseget|cantitatea|antalet|kolicino)$`,
  'u',
)
/** `item 1 to 60`, where nothing else is the new number; several items are a range. */
const mayBeRange = /^((?:item|line|pos(?:ition)?|linea|ligne|riga|poste|partida)\.?\s\d{1,3})\s(?:to|a)\s\d{1,4}$/u
const maxLength = 120

/** Says in plain words which number a position is raised to: `Pri poz. 1 povišajte na 60 kosov` */
export function sayRaised(line: string): string {
  if (line.length > maxLength || line.search(/\d\D+\d/) < 0) return line
  const sentences = line.normalize('NFC').split(/(?<=[.!])\s+(?=\p{Lu})/u)
  return sentences.map((sentence) => readRaised(sentence) ?? sentence).join(' ')
}

function readRaised(sentence: string): string | null {
  const folded = foldLetters(sentence)
  const [position, ...others] = findPositions(folded)
  if (position === undefined || others.length > 0) return null
  const said = folded.slice(position.start, position.end)
  const named = position.positions.length === 1 ? said : (mayBeRange.exec(said)?.[1] ?? '')
  if (named === '') return null
  const end = position.start + named.length
  const [before, behind] = [folded.slice(0, position.start), folded.slice(end)]
  const rest = `${before} # ${behind}`
  const numbers = [...rest.matchAll(count)]
  const raised = [...rest.matchAll(verb)]
  const number = numbers[0]?.[1] ?? numbers[0]?.[2]
  if (number === undefined || numbers.length > 1 || raised.length !== 1) return null
  const words =
    rest
      .replace(count, ' ')
      .replace(verb, ' ')
      .match(/[^\s,;:.!#]+/gu) ?? []
  const isPlain = words.every((word) => word.length < minWord || noun.test(word) || isFillerWord(word))
  if (!isPlain || words.some((word) => /\d/.test(word)) || denial.test(rest)) return null
  return `${sentence.slice(position.start, end)}: ${number} pcs.`
}

/** A shorter word is an article or a preposition. */
const minWord = 4

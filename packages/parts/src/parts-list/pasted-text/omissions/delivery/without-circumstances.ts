import { belongsToPart, namesKind, namesPartAlone } from '../../../cell-content.ts'
import { findAll } from '../../../find-all.ts'
import { foldLetters } from '../../../fold-letters.ts'
import { wordOfSeveral } from '../../../quantities/read-pieces.ts'
import { endOfSizes } from '../../lines/split-mentions.ts'
import { circumstances } from './circumstances.ts'
import { orderToFollow } from './order-to-follow.ts'
import { sentFirst } from './sent-first.ts'

/** That the part replaces a worn one; behind a number it is what a share of the pieces is for. */
const toReplace = String.raw`(?<!(?<![\p{L}\d.,x×/])(?:\d{1,4}|${wordOfSeveral})\s)(?:zum (?:aus)?(?:tauschen|wechseln)|auszu(?:tauschen|wechseln)|da (?:cambiare|rimpiazzare)|(?:para|a) trocar|de (?:schimbat|inlocuit)|(?:att|for) byt[ae]|csere(?:hez|lni))`
const all = Object.values(circumstances)
const alone = [
  ...all.flatMap((words) => words.alone),
  ...Object.values(orderToFollow),
  ...Object.values(sentFirst),
].join('|')
const named = all.flatMap((words) => words.named).join('|')
const perhapsNamed = all.flatMap((words) => words.perhapsNamed).join('|')
const phrase = new RegExp(
  String.raw`(?<=[\s,;(–-])(?<!\d\s?[-–]\s?)(?:(?<alone>${alone}|${toReplace})|(?<named>${named})|(?:${perhapsNamed}))(?![\p{L}\d]|\s?\d)`,
  'gu',
)
/** `in Leipzig`, `Jones`, `Anna Berg` */
const name =
  /^\s?(?:(?:in|of|at|à|de|di|a|en|em|w|we|v|ve|i|din|la|van|te)\s)?(?:\p{Lu}[\p{L}'’-]*\.?(?:\s(?=\p{Lu})|(?![\p{L}\d]))){1,3}/u

/**
 * Removes behind a part where it goes, for whom it is, how and by when it is sent, and who talked about it: `4 pins 6x160
 * to our Leeds plant`, `which we talked about`. None of this changes a part, and a number beside it stays.
 */
export function withoutCircumstances(line: string): string {
  if (!/\d/.test(line) || !(namesKind(line) || namesPartAlone(line))) return line
  const start = endOfSizes(line) || line.search(/\d/)
  const found = findAll(phrase, foldLetters(line)).flatMap(({ index, 0: said, groups = {} }) => {
    const end = index + said.length
    const behind = line.slice(end)
    const called = groups.alone === undefined ? nameIn(behind) : ''
    if (index < start || (groups.named !== undefined && called === '')) return []
    return [{ start: index, end: end + called.length }]
  })
  if (found.length === 0) return line
  const rest = found.reduceRight((text, place) => `${text.slice(0, place.start)}${text.slice(place.end)}`, line)
  return rest
    .replace(/\(\s*\)/g, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/[\s,–-]+(?=[,.;!?)]|$)/g, '')
    .replace(/(?<=[.!?])\.(?=\s|$)/g, '')
    .trim()
}

function nameIn(behind: string): string {
  const said = name.exec(behind)?.[0] ?? ''
  const isOfPart = namesKind(said) || said.split(/\s+/).some((word) => word !== '' && belongsToPart(word))
  return isOfPart ? '' : said.trimEnd()
}

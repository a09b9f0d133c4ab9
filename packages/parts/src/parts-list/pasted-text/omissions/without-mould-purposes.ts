import { findMouldPurposes } from '../../../words/mould-purposes.ts'
import { isOrdering } from '../../../words/order-words.ts'
import { belongsToPart, namesKind, namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { joining } from '../corrections/change-words.ts'
import { namesWholeMould } from '../moulds/cavity-sections.ts'
import { readMouldSigns } from '../moulds/mould-signs.ts'

/**
 * Removes for which mould a part is, as what the mould makes says nothing about the part, although it may be the noun of
 * one: `12 éjecteurs 5x160 pour le moule des bouchons`. Figures in it may count or size something, so they stay.
 */
export function withoutMouldPurposes(line: string): string {
  if (!/\d/.test(line) || !(namesKind(line) || namesPartAlone(line))) return line
  const named = findMouldPurposes(line).flatMap(({ start, end, isNamed }) => {
    const whole = withName(line, end)
    return isNamed || whole > end ? { start, end: whole } : []
  })
  const found = named.filter(({ start, end }) => saysOnlyMould(line.slice(start, end)) && endsHere(line.slice(end)))
  if (found.length === 0 || found.length < named.length || readMouldSigns(line).isCounted) return line
  // "4 for the cap mould, 3 for the box mould" shares the pieces of one part.
  if (found.length > 1 && findAll(sizes, line).length < found.length) return line
  const rest = found.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, line)
  return namesKind(line) && !namesKind(rest) ? line : tidy(rest)
}

const sizes = /\d\s*[x×*]\s*\d/g

/** `„Deckel“`, `Flaschendeckel`, and at the end of a clause the noun of a part: `stampo tappi` */
const quotedName = /^\s+(?:[„“"«»‚‘']\s?[\p{L} -]{2,30}[“”"»«’'])/u
const properName = /^\s+(\p{Lu}\p{Ll}{2,})(?![\p{L}\d-])/u
const nounAtEnd = /^\s+(\p{Ll}{4,})(?=\s*(?:$|[,.;!?)](?!\d)))/u

function withName(line: string, end: number): number {
  const behind = line.slice(end)
  const quoted = quotedName.exec(behind)
  if (quoted !== null) return end + quoted[0].length
  const [proper = '', name = ''] = properName.exec(behind) ?? []
  if (name !== '' && !namesKind(name) && !belongsToPart(name) && !isOrdering(name)) return end + proper.length
  const [said = '', noun = ''] = nounAtEnd.exec(behind) ?? []
  return noun !== '' && namesKind(noun) ? end + said.length : end
}

/** The Portuguese "dos" is "of the" behind a mould. */
const counting = new RegExp(String.raw`(?<!\p{L})(?!dos\s)(?:${wordOfSeveral}|${anyOf('each')})(?!\p{L})`, 'u')

function saysOnlyMould(said: string): boolean {
  const words = said.split(/[\s'’]+/).filter(Boolean)
  // "For the whole mould" says how many pieces are needed where the others are those of a cavity.
  return !counting.test(foldLetters(said)) && !namesWholeMould(said) && !words.some(belongsToPart)
}

/** `and the box mould`, `und Bodenwerkzeug` */
const furtherMould = new RegExp(
  String.raw`^\s*(?:[,&/+]|${joining})\s+(?:\p{L}+\s+){0,3}\p{L}*(?:werkzeug|form|${anyOf('moulds')})(?!\p{L})`,
  'u',
)

/** Whether no number of the mould and no further mould stands behind it; pieces of a kind may. */
function endsHere(behind: string): boolean {
  if (furtherMould.test(foldLetters(behind))) return false
  if (!/^\s?[#(-]?\s?\p{L}{0,3}-?\d/u.test(behind)) return true
  return namesKind(/^\s\d{1,3}\s+\p{L}+(?:\s+\p{L}+)?/u.exec(behind)?.[0] ?? '')
}

function tidy(text: string): string {
  return text
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,:;–-]+|[\s,;:–-]+$/g, '')
    .replace(/[\s,–-]+(?=[,.;!?)])/g, '')
    .replace(/\(\s*\)/g, '')
    .trim()
}

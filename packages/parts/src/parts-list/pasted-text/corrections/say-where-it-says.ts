import { foldLetters } from '../../fold-letters.ts'
import { countSizes, firstMentions } from '../lines/split-mentions.ts'
import { shouldBe } from './change-words.ts'

/** "Where it says" in all languages and in folded letters. */
const whereItSays =
  /(?<!\p{L})(?:wo|where|ou|dove|donde|onde|waar|gdzie|kde|kjer|ahol|unde|dar)\s(?:(?:it (?:says|said|reads)|i (?:wrote|put)|il y a|il est ecrit|c['’]e(?: scritto)?|sta scritto|pon[ei]a?|dice|decia|esta(?: escrito)?|diz|dizia|staat|stond|jest|bylo|stoji|je|all|van|scrie|(?:det )?star)\s)?(?=[^;!?]{0,80}\d)/u
const written = /^[\s"'«»„“”]*(?:steht|stand|staat|stond|all|van|szerepel|je|jest|star)?[\s"'«»„“”,]*/u
const now = new RegExp(
  String.raw`^[\s,]*(?:(?:it|they|es|sie|ce|ca|to|tam|je|az|det|het|moet)\s)?${shouldBe}\s(?:(?:es|it|a|o|un)\s)?$`,
  'u',
)
const ending = /^\s*(?:sein|heissen|zijn|staan|byt|byc|biti|vara|lennie)(?!\p{L})/u
const quotes = /["«»„“”]/g
const maxLength = 300

/**
 * Says a part that is named as it was written, and as it should be, with the new sizes in the place of the former ones:
 * `where it says "6 sleeves 3x5x100" it should be 3x5x125` becomes `6 sleeves 3x5x125 instead of 3x5x100`
 */
export function sayWhereItSays(text: string): string {
  if (text.length > maxLength) return text
  const folded = foldLetters(text)
  const lead = whereItSays.exec(folded)
  const [former, next, ...others] = lead === null ? [] : firstMentions(text)
  if (lead === null || former === undefined || next === undefined || others.length > 0 || former.start < lead.index)
    return text
  const [old, sizes] = [text.slice(former.start, former.end), text.slice(next.start, next.end)]
  const between = folded.slice(former.end, next.start)
  const [, pieces = '', said = ''] = /^([\s,]*\d{1,4}\s*\p{L}{1,7}\.?)?(.*)$/u.exec(between) ?? []
  if (countSizes(old) !== countSizes(sizes) || !now.test(said.replace(written, ' '))) return text
  const part = text.slice(lead.index + lead[0].length, former.start).replaceAll(quotes, '')
  const rest = text.slice(next.end)
  const behind = rest.slice(ending.exec(foldLetters(rest))?.[0].length ?? 0)
  const before = text.slice(0, lead.index)
  const count = /\d+/.exec(pieces)
  return `${before}${count === null ? '' : `${count[0]} pcs `}${part}${sizes} instead of ${old}${behind}`
}

import { namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { firstMentions, sizesOf } from '../lines/split-mentions.ts'
import { anyChange, butInstead, isCancelled } from './change-words.ts'
import { wrote } from './read-correction.ts'

const betweenSentences = /(?<=[\p{L}\d)]{2}[.!?])\s+(?=[¿¡]?\p{Lu})/u
const clauses = new RegExp(
  String.raw`^(?<former>(?:[^.;!?]|\.(?=\s?\d)){0,120}?(?<!\p{L})(?:${wrote})\s[^;!?]{3,60}?)(?:\s(?:geschrieben|geschreven))?\s*(?:[:;–-]|,(?!\d))\s+(?=\S)`,
  'u',
)
const changed = new RegExp(
  String.raw`(?<!\p{L})(?:${anyChange('instead')}|${butInstead}|instead|actually|stattdessen|eigentlich|invece|zamiast tego|em vez disso|in plaats daarvan|istallet|namesto tega|misto toho|helyette|in schimb|en realidad|en fait|in realta|na verdade|en cambio)(?!\p{L})`,
  'u',
)
const maxLength = 500

/**
 * Removes the part that somebody wrote by mistake before the one that they want, if no other line has it: `on line 4 I
 * wrote 6x125, instead we need 20 dowel pins 6x60`
 */
export function withoutMistaken(lines: readonly string[]): string[] {
  return lines.map((line, at) => {
    if (line.length > maxLength) return line
    const sentences = line.split(betweenSentences)
    const kept = sentences.map((sentence) => {
      const [said = ''] = clauses.exec(foldLetters(sentence)) ?? []
      const former = sentence.slice(0, said.length)
      const now = sentence.slice(said.length)
      return said !== '' && isInstead(former, now) && !isElsewhere(former, lines, at) ? now : sentence
    })
    return kept.join(' ')
  })
}

function isInstead(former: string, now: string): boolean {
  const [one, ...others] = firstMentions(former)
  const [two, ...further] = firstMentions(now)
  if (one === undefined || two === undefined || others.length + further.length > 0) return false
  const isOther = former.slice(one.start, one.end) !== now.slice(two.start, two.end)
  return isOther && namesKind(now) && changed.test(foldLetters(now)) && !isCancelled(now)
}

function isElsewhere(former: string, lines: readonly string[], at: number): boolean {
  const sizes = sizesOf(former)
  return lines.some((line, index) => index !== at && plain(line).includes(sizes))
}

function plain(line: string): string {
  return line.replace(/\s/g, '').replace(/[×*]/g, 'x').replaceAll(',', '.').toLowerCase()
}

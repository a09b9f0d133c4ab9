import { foldLetters } from '../../../fold-letters.ts'
import { anyChange, joining, too } from '../../corrections/change-words.ts'
import type { LinePart } from '../../lines/split-mentions.ts'

const sameAtEnd = new RegExp(
  String.raw`[\s,;]+(?:${joining}\s+)?(?:(?:of|von|vom|de|di|degli|delle|d[aeo]s|van|z|ze|od|av|din)\s+)?(?:(?:the|den|der|los|las|gli|le|les)\s+)?${anyChange('samePart')}(?:\s+(?:fel|tip|typ[eu]?|art|kind|sort))?(?:\s+${too})?(?=\t|$)`,
  'u',
)

/** Removes words behind a part that lead to the next one, which shares its kind anyway: `15 pins 6x200, and of the same` */
export function withoutSameNext(parts: readonly LinePart[]): LinePart[] {
  return parts.map((part, at) => {
    const found = at < parts.length - 1 ? sameAtEnd.exec(foldLetters(part.text)) : null
    if (found === null) return part
    const text = part.text.normalize('NFC')
    return { ...part, text: text.slice(0, found.index) + text.slice(found.index + found[0].length) }
  })
}

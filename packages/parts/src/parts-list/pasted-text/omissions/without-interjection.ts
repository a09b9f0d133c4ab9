import { hasSizes, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'

const sound = '(?:a+h+|o+h+|ach|eh|hm+|ay|ou|och|ojej|aj|jaj|vai|aha|ah?ja|oh?ja|jee?|hej|ja|jo|heh|uf|ops|oops)'
const word =
  "(?:yes|yeah|right|well|wait|ja|jo|genau|stimmt|richtig|si|oui|tiens|pois|sim|igen|da|tak|ano|okay|ok|precies|just det|ger[ae]de? noch|no tak|apropos|(?:lo )?dimenticavo|(?:se )?me olvidaba|esquecia[- ]me|j[’']oubliais|i forgot|fast vergessen|elfelejtettem|zapomnialem|zapomnel jsem|pozabil sem|am uitat|vergeten|glomde)"
const first = new RegExp(
  String.raw`^(?:${sound}(?:[\s,]+${word})?(?:\s+a)?|${word})[\s]*[,!:.–-]+\s+(?=(?:\d{1,4}|${wordOfSeveral})\s)`,
  'u',
)

/** Removes what somebody says before they count a part, as in a chat: `oh yes, 6 O-rings 14x2`, `ah sì, 6 o-ring 14x2` */
export function withoutInterjection(line: string): string {
  const length = first.exec(foldLetters(line))?.[0].length ?? 0
  const rest = line.slice(length)
  return length > 0 && namesKind(rest) && hasSizes(rest) ? rest : line
}

import { namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'

/** Words before what was ordered, in folded letters. */
const former =
  'alt|bisher|bislang|vorher|frueher|fruher|old|before|was|previously|formerly|avant|ancien|ancienne|antes|anterior|viejo|prima|vecchio|voorheen|oud|eerst|bylo|stare|poprzednio|wczesniej|eddig|regi|tidigare|gammalt|forut|prej|staro|doslej|inainte|vechi|predtim|puvodne|drive'
/** Words before what is ordered instead. */
const now =
  'neu|jetzt|nun|kuenftig|kunftig|new|now|maintenant|nouveau|nouvelle|desormais|apres|ahora|nuevo|despues|ora|adesso|nuovo|dopo|nu|nieuw|teraz|nowe|powinno byc|most|uj|nytt|zdaj|novo|acum|nou|nyni|ted|nove|agora|depois'
const first = (words: string) => new RegExp(String.raw`^[\s>|*•·–-]*(?:${words})\s*[:=]\s*`, 'u')
const [formerFirst, nowFirst] = [first(former), first(now)]

/**
 * Empties lines that say what was ordered before: `old: pins 6x160`, where the next line is `new: pins 6x200`. Only the
 * second one is ordered.
 */
export function withoutFormerLines(lines: readonly string[]): readonly string[] {
  const labelled = lines.map((line) => {
    const folded = /[:=]/.test(line) && namesPartAlone(line) ? foldLetters(line) : ''
    return { isFormer: formerFirst.test(folded), now: nowFirst.exec(folded)?.[0].length ?? 0 }
  })
  if (!labelled.some(({ isFormer }) => isFormer)) return lines
  return lines.map((line, at) => {
    const { isFormer = false, now: label = 0 } = labelled[at] ?? {}
    const isReplaced = isFormer && (labelled[nextFilled(lines, at)]?.now ?? 0) > 0
    return isReplaced ? '' : line.slice(label)
  })
}

function nextFilled(lines: readonly string[], at: number): number {
  let next = at + 1
  while (lines[next]?.trim() === '') next++
  return next
}

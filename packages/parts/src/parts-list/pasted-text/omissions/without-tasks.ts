import { saysTask, withoutTaskBehind } from '../../../words/mould-tasks.ts'
import { endsInAsking, namesLoss } from '../../../words/order-words.ts'
import { namesKind, namesKindIn } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { freeNumbers } from '../../quantities/free-numbers.ts'
import { anyOf, article, numberValues, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { keptInStock } from '../../quantities/stock-words.ts'
import { namesCut } from '../../work-words.ts'
import { anyChange, isCancelled, joining } from '../corrections/change-words.ts'
import { findMentions } from '../lines/split-mentions.ts'
import { anyOtherSource } from '../mail/other-source-words.ts'
import { anyUndecided } from '../mail/undecided-words.ts'
import { ownVerb } from '../sentences/without-owned.ts'

const maxLength = 700
const betweenSentences = /(?<=[\p{L}\d)]{2}[.!?]|\d[.,]\d[.!?])\s+(?=\p{Lu})/u

/**
 * Removes what a part does in the mould before its pieces, which may name another part: `la placa la atornillamos con diez
 * tornillos M10x30`. Where the sentence tells more of the part than that it is there, all of it stays.
 */
export function withoutTasks(line: string): string {
  if (line.length > maxLength || !/\d/.test(line)) return line
  const sentences = line.split(betweenSentences)
  const said = sentences.map(withoutTask)
  if (said.every((sentence, at) => sentence === sentences[at])) return line
  // A sentence that begins with figures would be one with the sentence before it.
  return said
    .map((sentence, at) =>
      at > 0 && /^\d/.test(sentence) && sentence !== sentences[at] ? `Please ${sentence}` : sentence,
    )
    .join(' ')
}

/** Pieces, and the words of a part before its sizes, which may have a bore: `nipples size 9 with G1/4` */
const counted = new RegExp(
  String.raw`(?<![\p{L}\d.,/×-])(\d{1,3}|${wordOfSeveral}|${article})\s+(?:${units.pieces}\s+)?((?:\p{L}[\p{L}'-]*,?\s+){0,7}(?:\d{1,2}\s+(?:\p{L}+\s+){1,2})?)$`,
  'u',
)
/** `zwei Dutzend`, `four boxes of`: pieces of each of them may be meant. */
const notPieces = new RegExp(`^(?:${units.packs}|${units.multiples})`, 'u')
const clause = new RegExp(String.raw`[,;:–]\s+(?:${joining}\s+)?|\s${joining}\s+`, 'gu')

/** "Is" and "to", which fold to words for "and" */
const accented = /[éèà]\s+$|\ses\s+$/iu

function withoutTask(sentence: string): string {
  const folded = foldLetters(sentence)
  const mentions = findMentions(sentence)
  if (mentions.length === 0 || tellsMore(sentence, folded)) return sentence
  return mentions.reduceRight((rest, { start, end }, at) => {
    const from = mentions[at - 1]?.end ?? 0
    const before = folded.slice(from, start)
    const found = counted.exec(before)
    if (found === null) return rest
    const [said, count = '', words = ''] = found
    const behind = rest.slice(end)
    const lead = before.slice(0, before.length - said.length).replace(thoughtOf, '')
    const last = findAll(clause, lead).findLast(
      ({ index, 0: { length } }) => !accented.test(sentence.slice(from + index, from + index + length)),
    )
    const first = last === undefined ? 0 : last.index + last[0].length
    const task = lead.slice(first).trim()
    const beside = /^(?:\s\p{L}[\p{L}-]*){0,4}/u.exec(behind)?.[0] ?? ''
    const isNamed = namesKind(words) || (/^m/.test(folded.slice(start, end)) && namesKind(beside))
    const isOfPack = notPieces.test(words) || (!/^\d/.test(count) && !numberValues.has(count))
    const isArticle = (numberValues.get(count) ?? Number(count)) === 1
    if (isOfPack || (isArticle && !namesKind(words.split(' ')[0] ?? ''))) return rest
    if (!isNamed || freeNumbers(words.replace(/\d+/g, '')).length > 0) return rest
    const until = mentions[at + 1] === undefined ? behind.length : 0
    const untasked = withoutTaskBehind(behind.slice(0, until), saysTask(task)) + behind.slice(until)
    const isTask = saysTask(task) ? isPlain(task) : untasked !== behind && isPlain(task)
    if (!isTask) return rest
    const pieces = /^\d/.test(count) ? count : String(numberValues.get(count) ?? 1)
    const head = rest.slice(0, from + first)
    const mark = head === '' || /[\s(]$/.test(head) ? '' : ', '
    return `${head}${mark}${pieces} pcs ${rest.slice(start - words.length, end)}${untasked}`
  }, sentence)
}

/** `each`, `je Nest`, `par empreinte`, `fészkenként` */
const ofEach = new RegExp(
  String.raw`(?<!\p{L})(?:jede[nmrs]?|each|every|both|beide[nmr]?|chaque|cada|ogni|entramb[ie]|elke?|iedere?|kazd\p{L}+|obo[ju]\p{L}*|oba|obe|obie|fiecare|ambele|ambos|varje|vsak\p{L}*|minden\p{L}*|\p{L}+nkent|(?:per|par|por|je|pro|na)\s(?:${anyOf('moulds')}|(?:cavi|kavi|empreint|impront|nest|gniazd|cuib|gnezd|dutin|holt|plat|plaq|plac|piastr|lastr|desk|plyt|plosc|form|stamp|seite|side|cote|lado|lato|half|halft)\p{L}*))(?!\p{L})`,
  'u',
)
const changed = new RegExp(String.raw`(?<!\p{L})(?:${anyChange('instead')}|${anyChange('correction')})(?!\p{L})`, 'u')
const oneOf = new RegExp(String.raw`(?<!\p{L})${article}(?!\p{L})`, 'u')

/** Whether the words before pieces ask for nothing, count nothing and change nothing. */
function isPlain(task: string): boolean {
  if (/\d/.test(task) || freeNumbers(task).length > 0 || ofEach.test(task) || changed.test(task)) return false
  if (namesCut(task) || namesLoss(task)) return false
  const words = task.split(/\s+/)
  const kind = words.findIndex((word) => namesKind(word))
  if (kind < 0) return true
  if (oneOf.test(task) || isOneInLanguage(task)) return false
  // "We need rings fixed with four screws" asks for the rings, too.
  const until = words.slice(0, kind)
  return saysTask(until.join(' ')) || !until.some((word) => word.length > 3 && endsInAsking(word))
}

/** Articles that are other words in the next language. */
const articles = {
  en: /(?<!\p{L})an?\s(\p{L}+(?:\s\p{L}+)?)/u,
  ro: /(?<!\p{L})o\s(\p{L}+)/u,
  se: /(?<!\p{L})en\s(\p{L}+)/u,
} as const

function isOneInLanguage(text: string): boolean {
  return Object.entries(articles).some(([language, pattern]) => namesKindIn(pattern.exec(text)?.[1] ?? '', [language]))
}

/** What a sentence may tell of a part besides: it is there or good, others bring it, it was so before, or it is denied. */
const more = new RegExp(
  String.raw`\?|(?<!\p{L})(?:${[
    ownVerb,
    `(?!da(?!\\p{L}))${keptInStock}|(?:ist|sind) (?:alle )?da`,
    anyOtherSource('elsewhere', 'supplied', 'borrowed', 'undecided', 'waiting'),
    anyUndecided('before'),
    '(?:ge|be|bei)?liefer\\p{L}*|suppl(?:y|ie)\\p{L}*|fourni\\p{L}*|livr\\p{L}+|entreg\\p{L}+|suministr\\p{L}*|fornisc\\p{L}*|consegn\\p{L}*|lever(?:t|en|ans|er|as)|dostarcz\\p{L}*|dodava\\p{L}*|doda(?:ji|jo)|szallit\\p{L}*|furniz\\p{L}*|dobavi\\p{L}*',
    '(?:kunde|customer|client|klient|zakazni|ugyf|vevo|cliente|strank|klant)\\p{L}*',
    'gut|good|fine|bons?|bonnes?|buon[aoie]|buen[oa]s?|goed|dobr[aeyi]|boa?s?|bun[aei]?|bra',
    'bereits|already|deja|gia|juz|redan|mar|bisher|bislang|fruher|zuvor|war|waren|wurden?|hielt\\p{L}*|was|were|had|previous\\p{L}*|until now|so far|jusqu.ici|etai(?:t|ent)|antes|hasta ahora|era|eran|erano|eram|finora|dosud|byl[aoyi]?|dotychczas|eddig|volta?k?|hittills|tidigare|doslej|bil[aoie]?',
    'nicht|keine?[nmrs]?|no|not|without|ohne|pas|sans|non|senza|sin|niet|geen|zonder|nie|bez|ne|brez|nem|nincs|nelkul|nao|sem|nu|fara|inte|utan|ne\\p{L}+(?:jeme|ujemy|bujeme)|kaput\\p{L}*',
  ].join('|')})(?!\p{L})`,
  'u',
)

/** `hemos pensado en | cuatro`, where "en" is no "and" */
const thoughtOf = /\s(?:pens\p{L}+|gedacht|denken)\s(?:en|em|a|aan|an)\s*$/u
/** `haben wir an vier Federn gedacht`: "have" is no owning there. */
const thought =
  /(?<!\p{L})(?:haben wir|wir haben|nous avons|on a|abbiamo|hebben we|we hebben|har vi|vi har|avem)(?=\s[^.;]*(?<!\p{L})(?:gedacht|(?:vor|ein)gesehen|eingeplant|pense|prevu|pensato|previsto|tankt|voorzien)(?!\p{L}))/gu

function tellsMore(sentence: string, folded: string): boolean {
  return more.test(folded.replace(thought, '')) || ofEach.test(folded) || isCancelled(sentence)
}

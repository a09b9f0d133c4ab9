import { belongsToPart, hasSizes, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { stockWord } from '../../quantities/stock-words.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { findPositions } from '../references/find-positions.ts'
import { leaveOutSentences } from './leave-out-sentences.ts'

/** Words that begin a question for information, per language and in folded letters. A translator adds words here. */
const questionWords = {
  de: 'welche[rsnm]?|was|wie(?: (?:lange|viele?|gross|hart))?|wann|wo|wer|warum|kommen|haben|sind|ist|wird|werden|gibt es',
  en: 'which|what(?! about)|how(?! about)|when|where|who|why|do|does|did|are|is|have|has',
  cs: 'jak[yae]?|jaka|kolik|kdy|kde|kdo|proc|maji|jsou|je',
  es: 'que|cual(?:es)?|cuant[oa]s?|cuando|donde|quien|por que|llevan?|vienen?|tienen?|son|esta[n]?',
  fr: 'quel(?:le)?s?|que|combien|quand|ou|qui|pourquoi|est-ce que|les|sont|ont',
  hu: 'mi(?:lyen)?|melyik|mennyi|hany|mikor|hol|ki|miert|van(?:nak)?',
  it: "quali?|qual e|che|quant[oaie]|quando|dove|chi|perche|hanno|sono|ha|c'e",
  nl: 'welke?|wat|hoe(?:veel)?|wanneer|waar|wie|waarom|hebben|zijn|is|heeft|komen',
  pl: 'jak[iae]?|jaka|ile|kiedy|gdzie|kto|dlaczego|czy',
  pt: 'qual|quais|que|quant[oa]s?|quando|onde|quem|porque|tem|vem|sao|estao',
  ro: 'care|ce|cat[aei]?|cati|cand|unde|cine|de ce|au|sunt|are|este',
  se: 'vilk(?:en|et|a)|vad|hur|nar|var|vem|varfor|har|ar|finns',
  sl: 'kater[iaoe]|kaj|kako|koliko|kdaj|kje|kdo|zakaj|ali|imajo|so',
} as const
const anyQuestionWord = String.raw`(?:${Object.values(questionWords).join('|')})(?!\p{L})`
const asks = new RegExp(String.raw`^[^\p{L}>|:]*${anyQuestionWord}`, 'u')
/** How many, when, how long, or whether there are any: `of item 2, how many`, `ist Pos. 2 ab Lager` */
const asksOfPosition = new RegExp(String.raw`(?<!\p{L})(?:${anyQuestionWord}|${stockWord})`, 'u')
/** Who asks what the other one wants gets an answer that counts, and one who asks for another number may change theirs. */
const wanting =
  /(?<!\p{L})(?:need|want|prefer|brauch|benotig|mocht|hatt|voul|besoin|falloir|quier|quer|necesit|desea|serv|vorre|volet|occorr|nodig|wil|chc|potrzeb|potreb|kell|ker|doresc|doriti|nevoie|beho|vill|zelit|instead|statt|au lieu|invece|en lugar|en vez|if|falls|wenn|si|se)/u
const counts = new RegExp(String.raw`\d|(?<!\p{L})${wordOfSeveral}(?!\p{L})`, 'u')
const maxLength = 1000
const maxSentence = 150

/**
 * Removes questions about how the ordered parts are made or sold, as these change nothing: `Do the sleeves come with a
 * chamfer?`, `How many of item 2 are in stock?` One with sizes may ask for a part, and one
 * that begins with "can" for work on it.
 */
export function withoutInformationAsked(line: string): string {
  if (line.length > maxLength || !line.includes('?')) return line
  return leaveOutSentences(line, asksForInformation)
}

function asksForInformation(sentence: string): boolean {
  if (!/\?\s*$/.test(sentence) || sentence.length > maxSentence || hasSizes(sentence)) return false
  const folded = foldLetters(sentence)
  if (asksForPosition(sentence, folded)) return true
  const asked = asks.exec(folded)?.[0]
  // The Czech "kolik" is also a pin.
  if (asked === undefined || wanting.test(folded) || !namesKind(sentence.slice(asked.length))) return false
  return namesWork(sentence) || namesCut(sentence) || /\d/.test(sentence)
}

/** Whether a question is about positions and has no other number, and no word of a part, of work or of a change. */
function asksForPosition(sentence: string, folded: string): boolean {
  const positions = findPositions(folded)
  if (positions.length === 0 || !asksOfPosition.test(folded) || wanting.test(folded) || isCancelled(sentence))
    return false
  const rest = positions.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, sentence)
  const words = rest.split(/[^\p{L}\d]+/u).filter(Boolean)
  return (
    !counts.test(foldLetters(rest)) && !namesWork(rest) && !namesCut(rest) && !words.some((word) => belongsToPart(word))
  )
}

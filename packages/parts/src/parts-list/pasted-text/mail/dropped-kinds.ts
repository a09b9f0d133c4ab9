import { hasSizes } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { denial } from '../corrections/agreed-words.ts'
import { anyChange, joining } from '../corrections/change-words.ts'
import { one } from '../moulds/per-mould.ts'
import { withoutHaste } from '../omissions/delivery/without-haste.ts'
import { kindStems } from '../references/kind-stems.ts'
import { doubtQuantity, type MailReading, ofKind } from './mail-reading.ts'

/**
 * How people say in a few words that they do without a kind of parts, or have it already, per language and in folded
 * letters: `ditch the sleeves`, `Kernstifte raus`. Words that are sure to cancel stand with those of corrections. A
 * translator adds words here and nowhere else.
 */
const droppingWords = {
  de: 'raus|weg|ohne|verzicht\\p{L}*|vergessen|vergiss|spar\\p{L}* (?:ich|wir) (?:mir|uns)|(?:hat|haben) sich erledigt|erledigt|passe ich|passen wir|ned|(?:schon|bereits) (?:da|hier|bestellt|geliefert|gekauft|vorhanden)|(?:hat|haben|habe|hab)(?: [^,;]*)? (?:schon|bereits)',
  en: "out|off|without|minus|ditch|chuck|nix|kill|lose|dump|axe|scratch|skip|pass on|forget|nope|omit(?:ted)?|(?:can|could|should) go|sorted|covered|done|already|(?:we're|we are|i'm) (?:good|fine|ok)|enough|got (?:some|them|those|plenty)|instead",
  cs: 'ven|pryc|bez|vynech\\p{L}*|vypad\\p{L}*|zapomen\\p{L}*|uz|jiz|skrt\\p{L}*|radsi ne|nechceme|nechat',
  es: 'fuera|sin|nada|ya|olvid\\p{L}*|dej(?:a|amos|alos?|alas?|en|ad)|ningun\\p{L}*|cubiert\\p{L}*|resuelt\\p{L}*|pas(?:o|amos) de',
  fr: "sans|laiss\\p{L}*|oubli\\p{L}*|se passe\\p{L}*|deja|regl(?:e|ee|es|ees|er)|aucune?s?|enlev\\p{L}*|retir\\p{L}*|inutile\\p{L}*|abandonn\\p{L}*|c'est bon",
  hu: 'nelkul|hagy\\p{L}*|kimarad\\p{L}*|megse|mar|felejts\\p{L}*|kihagy\\p{L}*|megvan\\p{L}*|semmi|kuka',
  it: 'senza|niente|lasci\\p{L}*|fuori|gia|a posto|dimentic\\p{L}*|nessun\\p{L}*|togli\\p{L}*|sistemat\\p{L}*',
  nl: 'zonder|eruit|weg|(?:is|zijn|hebben we|heb ik) al|vergeet|vergeten|geregeld|overslaan|laat maar|laten we',
  pl: 'bez|out|wypad\\p{L}*|odpad\\p{L}*|juz|zapomn\\p{L}*|odpusc\\p{L}*|odpuszcz\\p{L}*|jednak|zostaw\\p{L}*|wylec\\p{L}*|zalatwion\\p{L}*',
  pt: 'sem|fora|ja (?:esta\\p{L}*|temos|tenho|ha)|esquec\\p{L}*|deix\\p{L}*|nenhum\\p{L}*|nada|dispens\\p{L}*|tratad\\p{L}*',
  ro: 'fara|cade|deja|uita\\p{L}*|lasa\\p{L}*|renunt\\p{L}*|niciun\\p{L}*|scoat\\p{L}*|afara|rezolvat\\p{L}*',
  se: 'utan|ur|ut|inga|ingen|redan|stryk\\p{L}*|glom\\p{L}*|hoppar? over|skip\\p{L}*|bort|utgar|slopa\\p{L}*|strunta\\p{L}*',
  sl: 'brez|ven|pusti\\p{L}*|odpad\\p{L}*|(?:jih )?ze imam\\p{L}*|pozabi\\p{L}*|izpusti\\p{L}*|opusti\\p{L}*|nobeni\\p{L}*',
} as const

const anyDropping = Object.values(droppingWords).join('|')
const dropping = new RegExp(String.raw`(?<!\p{L})(?:${anyDropping})(?!\p{L})`, 'u')
/** `don't forget the certificates for the pins` */
const remembering =
  /(?<!\p{L})(?:(?:don'?t|do not|nicht (?:zu )?|non|no (?:se )?|nao (?:se )?|nie|ne|nu)\s*(?:forget|vergess|dimentic|olvid|esquec|zapomni|felejts|uita|pozabi)\p{L}*|vergess\p{L}*(?: \p{L}+){0,2} nicht|vergeet(?: \p{L}+)? niet|n'oublie[zr]? pas|glom inte)(?!\p{L})/gu

/** Removes words that ask to think of something, which leave nothing out. */
export function withoutRemembering(folded: string): string {
  return folded.replace(remembering, ' ')
}

/** Verbs that ask to take a kind out of a list, which may stand beside parts with their sizes, in the same letters. */
const takingOut =
  /(?<!\p{L})(?:streich(?:e|t|en)?|entfern(?:e|t|en)?|stornier(?:e|t|en)?|weglassen|drop|remove|delete|cancel|scrap|skip|omit|(?:take|leave) (?:\p{L}+ ){1,3}(?:out|off)|(?:take|leave) (?:out|off)|(?:enlev|retir|supprim|annul)\p{L}*|(?:togli|elimin|annull|cancell)\p{L}*|(?:quit(?:a|e|ad|en|ar)|anul|suprim)\p{L}*|tir(?:a|e|ar|em)|(?:schrap|verwijder|annuleer)\p{L}*|(?:skresl|wykresl|usun|anuluj|pomin)\p{L}*|(?:vyskrtn|skrtn|zrus|vynech|odstran|vyrad)\p{L}*|(?:crtaj|precrtaj|izbris|izpust|preklic)\p{L}*|(?:torol|hagyj)\p{L}*|vegy\p{L}* ki|(?:scoate|sterge|anula|renunt)\p{L}*|stryk\p{L}*|tas? bort|avbestall\p{L}*|slopa\p{L}*)(?!\p{L})/u
const sentenceEnd = /[.;!](?=\s|$)/
const clauseOfSentence = new RegExp(String.raw`[,:]\s+|\s+(?=${joining}\s+\p{L})`, 'u')
/** A longer line is no short message. */
const maxLength = 400
/** A longer list is hardly meant. */
const maxRows = 300
/** A longer sentence tells something else: where the parts go, or what has happened to them. */
const maxWords = 8

/**
 * Leaves open the parts whose kind a short sentence names without sizes, with words that may leave them out: parts above it,
 * or quoted ones that it answers. So a change in words that nobody has thought of leads to a question.
 */
export function doubtDropped({ lines, levels, rows }: MailReading): void {
  for (const [index, line] of lines.entries()) {
    if (line.length > maxLength || !/\p{L}{3}/u.test(line)) continue
    const level = levels[index] ?? 0
    for (const stems of droppedKinds(line)) {
      const meant = rows.filter((row) => row.line <= index || (levels[row.line] ?? 0) > level).slice(-maxRows)
      for (const row of ofKind(meant, stems)) doubtQuantity(row)
    }
  }
}

/** Whether a line has a short sentence that may leave out a kind of parts. */
export function leavesOutKind(line: string): boolean {
  return line.length <= maxLength && droppedKinds(line).length > 0
}

function droppedKinds(line: string): string[][] {
  return withoutHaste(line)
    .split(sentenceEnd)
    .flatMap((sentence) => [droppedKind(sentence), ...takenOut(sentence)])
    .filter((stems) => stems.length > 0)
}

/** Whether a clause in folded letters asks to take something out of a list. */
export function asksToTakeOut(folded: string): boolean {
  return takingOut.test(folded)
}

/** Returns the same for each clause that asks to take its kind out: `drop the locating ring and add 4 pins 6x160` */
function takenOut(sentence: string): string[][] {
  if (!takingOut.test(foldLetters(sentence))) return []
  return foldLetters(sentence)
    .split(clauseOfSentence)
    .filter((clause) => !/\d/.test(clause) && clause.trim().split(/\s+/).length <= maxWords && takingOut.test(clause))
    .map(kindStems)
}

/** Returns the beginnings of the words for a kind that a sentence may leave out; empty for another sentence. */
function droppedKind(sentence: string): string[] {
  const folded = withoutRemembering(foldLetters(sentence))
  const isShort = sentence.trim().split(/\s+/).length <= maxWords
  // A number is the new one of a change, or that of a certificate.
  if (!isShort || hasSizes(sentence) || /[\d?]/.test(sentence)) return []
  return dropping.test(folded) || denial.test(folded) ? kindStems(folded) : []
}

const droppingAlone = new RegExp(String.raw`^\s*(?:${anyDropping})[\s.!]*$`, 'u')
/** A longer cell says more. */
const maxCell = 30

/** Whether a cell beside a part says no more than that it is left out: `raus`, `omit` */
export function saysDropped(cell: string): boolean {
  return cell.length <= maxCell && droppingAlone.test(foldLetters(cell))
}

const onlyForOne = new RegExp(
  String.raw`(?<!\p{L})${anyChange('only')}\s+(?:for|fur|pour|per|para|pro|do|na|voor|till|pentru|za|dla)\s+(?:${one}|ein(?:s|es)|jedn\p{L}+)(?!\p{L})`,
  'u',
)
const clauseEnd = /[.,;!](?=\s|$)/

/**
 * Leaves open the pieces of a kind that a clause without sizes asks for only one of several moulds: `but the screws only for
 * one`
 * @param textAt what the mail says in a line
 */
export function doubtOnlyForOne({ lines, rows }: MailReading, textAt: (line: number) => string): void {
  for (const index of lines.keys()) {
    const text = textAt(index)
    if (text.length > maxLength || hasSizes(text)) continue
    for (const clause of text.split(clauseEnd).map(foldLetters))
      if (onlyForOne.test(clause)) for (const row of ofKind(rows, kindStems(clause))) doubtQuantity(row)
  }
}

import { foldLetters } from '../../fold-letters.ts'
import { units } from '../../quantities/read-pieces.ts'

/** Before the new number of a kind: `le boccole diventano 6`, `aber die Buchsen werden 6`, `u pouzder stačí 6 ks` */
const becoming = new RegExp(
  String.raw`(?<!\p{L})(?:diventa(?:no)?|wird|werden|becomes?|devien(?:t|nent)|pasan? a(?: ser)?|passam? (?:a|para)|bude|budou|bedzie|beda|lesz(?:nek)?|devin|blir|postanejo?|wordt|worden|staci|wystarcz[ya]|reich(?:t|en)|bastano?|bastan?|suffi(?:t|sent)|volstaan|zadostu\p{L}*)\s+(\d{1,3})(?:\s*(?:${units.pieces}))?[\s.!]*$`,
  'u',
)

/** Returns the number that a kind becomes by the verb of its clause; empty for another clause. */
export function readBecoming(clause: string): string {
  return becoming.exec(foldLetters(clause))?.[1] ?? ''
}

/** `the pins go from 10 to 14`, `passam de 10 para 14`, at the end of a clause */
const fromTo = new RegExp(
  String.raw`(?<!\p{L})(?:from|von|de|da|van|ze?|od|din|fran)\s+(\d{1,3})\s+(?:to|up to|down to|auf|a|para|naar|na|la|till)\s+(\d{1,3})(?:\s*(?:${units.pieces}))?[\s.!]*$`,
  'u',
)

/** Returns the former number of a kind and the one that it becomes; null for another clause. */
export function readFromTo(clause: string): { former: number; quantity: string } | null {
  const [, former, quantity] = fromTo.exec(foldLetters(clause)) ?? []
  return former === undefined || quantity === undefined ? null : { former: Number(former), quantity }
}

/** `Line 20 becomes:`, `die Zeile 20 lautet jetzt:` */
const leading =
  /(?<!\p{L})(?:lautet|lauten|wird|werden|soll(?:te)? (?:lauten|heissen)|muss (?:lauten|heissen)|becomes?|is now|are now|reads?|should (?:be|read)|devien(?:t|nent)|diventa(?:no)?|va corretta|vanno corrette|pasan? a(?: ser)?|queda(?:n)?|passam? a(?: ser)?|fica(?:m)?|wordt|worden|moet(?:en)? zijn|powinn[ay] brzmiec|bedzie|zmienia sie na|bude|budou|ma byt|lesz(?:nek)?|devine?|blir|ska vara|postane(?:jo)?|naj bo)(?:\s+(?:jetzt|nun|neu|wie folgt|now|as follows|ora|cosi|come segue|ahora|asi|como sigue|agora|assim|maintenant|comme suit|nu|als volgt|teraz|nastepujaco|ted|nyni|takto|acum|astfel|zdaj|tako|igy))?\s*:$/u

/** Whether a line says that its positions are those below it now. */
export function leadsToChanged(line: string): boolean {
  return leading.test(foldLetters(line))
}

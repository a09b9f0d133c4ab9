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

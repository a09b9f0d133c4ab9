import { findAll, replaceFound } from '../parts-list/find-all.ts'
import { foldLetters } from '../parts-list/fold-letters.ts'

const conical =
  '(?:conical(?: head)?|kegel\\p{L}*|konis\\p{L}*|conic\\p{L}*|taper\\p{L}*|kuzel\\p{L}*|stozk\\p{L}*|stozc\\p{L}*|kupos\\p{L}*|konus\\p{L}*|konick\\p{L}*|konicn\\p{L}*)'
const socket =
  '(?:hex(?:agon)?|socket|allen|imbus\\p{L}*|inbus\\p{L}*|insex\\p{L}*|innensechskant|hexagonal\\p{L}*|sechskant|sextavado|hexacave|interior|interno|incassato|esagono)'
const threaded =
  '(?:thread(?:ed)?|gewinde|filet\\p{L}*|rosca\\p{L}*|rosque?ad\\p{L}*|zavit\\p{L}*|gwint\\p{L}*|menet\\p{L}*|schroefdraad|gae?nga|gae?ngad\\p{L}*|navoj\\p{L}*)'
const cooling =
  '(?:cooling|coolant|water|kue?hl\\p{L}*|wasser|refroidissement|eau|raffreddamento|acqua|refrigeracion|agua|chlaz\\p{L}*|chlad\\p{L}*|vod[auy]|chlodz\\p{L}*|wod[aey]|hue?to\\p{L}*|viz|koel\\p{L}*|refrigeracao|racir\\p{L}*|apa|kyl\\p{L}*|vatten|hlajenj\\p{L}*)'
const lifting =
  '(?:lifting|male|heben|levage|sollevamento|maschi[oi]?|elevacion|macho|zvedani|zdvihani|podnoszeni\\p{L}*|emeles\\p{L}*|hijs\\p{L}*|suspensao|elevacao|ridicare|lyft\\p{L}*|dvig\\p{L}*)'
/** A nipple fits couplings; a coupling itself is another part. */
const quickCoupling =
  '(?:fue?r|for|to|pour|per|para|pro|do|voor|pentru|till|za|with)\\s+(?:quick\\s+)?(?:couplings?|schnellkupplung(?:en)?|innesti rapidi|coupleurs? rapides?|acoplamientos? rapidos?|rychlospoj\\p{L}*|szybkozlacz\\p{L}*|snelkoppeling(?:en)?|engates? rapidos?|cuple rapide|snabbkoppling(?:ar)?|hitr\\p{L} spojk\\p{L})'

/**
 * What is true of every part of a kind that the shop sells without a family, by the English name of the kind and in
 * folded letters: a plug of the shop is conical, so that the word changes nothing beside it.
 */
const trueOf: Readonly<Record<string, string>> = {
  'pressure plug': `${conical}|${socket}|${threaded}|${cooling}`,
  'cooling nipple': `${cooling}|${threaded}|${quickCoupling}`,
  'eye bolt': `${lifting}|c15e?`,
  'cartridge heater': '230\\s*v(?:olt)?|heating',
}
const patterns = Object.entries(trueOf).map(([name, words]) => {
  return { name, pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'gu') }
})

/**
 * Leaves out the words beside the name of a part, also in the plural, that are true of every part of its kind. The others
 * keep their capitals, by which the symbols of materials differ from words: `Ms`, `VA`.
 */
export function leaveOutTrue(name: string, words: string): string {
  const said = patterns.find((each) => name.startsWith(each.name))
  const written = words.normalize('NFC')
  return said === undefined ? words : replaceFound(written, findAll(said.pattern, foldLetters(written)), () => ' ')
}

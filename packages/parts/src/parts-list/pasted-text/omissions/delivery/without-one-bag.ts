import { foldLetters } from '../../../fold-letters.ts'

const all =
  '(?:all|everything|alles|alle|zusammen|le tout|tous|tutt[oi]|todo[s]?|tudo|wszystko|vse(?:chno)?|mind|toate|allt|alla)'
const into = '(?:together )?(?:into|in|dans|en|num(?=\\s)|em|do|v|intr-?o?|i|unt?er|a)'
const oneOrA = '(?:one|an?|eine[mnr]?|ein|une?|un[ao]?|um|uma|een|jedn\\p{L}{1,3}|en[aeo]|egy|o|ett|en|1)'
const pack =
  '(?:bags?|box|parcel|carton|beutel|karton|kiste|tute|sachet|sac|boite|sacchett[oi]|scatola|busta|bolsa|caja|saco|caixa|zak(?:je)?|doos(?:je)?|woreczk?a?|pudelk?a|karton[ua]?|sacku|krabic[ey]|vreck[oi]|skatl[oa]|zacsko(?:ba)?|doboz(?:ba)?|pung[aă]|cutie|pase|lada|kartong)'
const oneBag = new RegExp(
  String.raw`(?:[,;]|\s[–-]|\s\()\s*(?:(?:bitte|please|svp|prosim|prosze|graag)\s)?${all}\s${into}?\s?(?:${oneOrA}\s)?${pack}(?:\s(?:please|bitte|svp|tack|aub|prosim|por favor))?\)?\.?$`,
  'u',
)

/** Removes behind a part that all pieces come in one bag, which is no pack that is sold: `8 pins 6x160, all in one bag` */
export function withoutOneBag(line: string): string {
  const found = oneBag.exec(foldLetters(line))
  return found === null ? line : line.slice(0, found.index)
}

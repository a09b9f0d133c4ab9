import { isArticleNumber, namesKind, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { amount } from '../../quantities/read-pieces.ts'

/** Words of the sender for what is theirs, in folded letters. */
const own =
  '(?:unsere?[rns]?|uns\\.?|our|own|eigene?|intern(?:al|[aeoiy]|e[rsn]?)?|int\\.?|nase|nas[aei]?|nuestr[oa]|ntr[oa]\\.?|notre|nos|n/|nostr[oaiu]|ns\\.?|noastra|onze?|eigen|nasz[ae]?|wewn(?:\\.|\\p{L}*)|belso|sajat|noss[oa]s?|n\\.|var[ta]?|egen|eget|clients?|clientes?|kunden|kund|customers?|cust\\.?|klant|klienta?|zakaznik\\p{L}*|vevo\\p{L}*|naroc?nik\\p{L}*)'
const noun =
  '(?:art(?:ikel|icle|icolo|iculo|igo)?|artikelnummer|artnr|part|item|teile?|teilenummer|mat(?:erial)?|sach|sachnummer|stock|ident?|ref(?:erenz|erence|erencia|erenza|erinta)?|referens|cod(?:e|ice|igo|igo)?|kod|sku|index|indeks|sifra|cislo|c|no|nr|num(?:ber|mer|ero|er)?|nummer|n[°º]|cikkszam|azonosito|katalog)'
/** `cikkszámunk` */
const ownNoun = '(?:cikkszamunk|kodunk)'
const label = String.raw`(?:${own}[\s.-]*(?:${noun}[\s.:#-]*){1,3}|(?:${noun}[\s.-]*){1,3}${own}[\s.-]*(?:${noun}[\s.:#-]*){0,2}|${ownNoun}[\s.:#-]*)`
const identifier = String.raw`(?=\S*\d)[\p{L}\d][\p{L}\d._/-]{1,24}[\p{L}\d]`
const customerPartNumber = new RegExp(
  String.raw`^${label}(?<first>${identifier})\s*(?:[,;:]|\s[–-])\s+(?=\p{L}|\d+\s)|\s*[(\[]\s*(?<!\p{L})${label}(?<bracketed>${identifier})\s*[)\]]|(?:\s*[,;/–-])?\s+(?<!\p{L})${label}(?<behind>${identifier})(?=\s*(?:$|[,;–]))`,
  'u',
)

/** With one number, as several may be sizes: `WYP-T-027` */
const code = String.raw`\p{L}{2,5}(?:-\p{L}{1,3})?-(?:\p{L}\d{1,2}|\d{2,7})(?:-\p{L}{1,3})?`
const codeFirst = new RegExp(
  String.raw`^((?:${amount}\s+)?)((?:(?:${noun})[\s.:]+)?(${code}))(?:\s*[,:;]\s*|\s+(?:[–-]\s+)?)(?=(\p{L}[\p{L}-]+(?:\s\p{L}+){0,3}))`,
  'u',
)

/** Removes the sender's code of a part before its name: `WYP-T-027 wypychacz 5x160` */
function withoutCode(text: string): string {
  const [said, counted = '', , number = '', name = ''] = codeFirst.exec(foldLetters(text)) ?? []
  if (said === undefined || !namesKind(name) || namesKind(number) || isStandard.test(number)) return text
  const rest = text.slice(said.length)
  // A size of ours has at most three figures and none in front that counts nothing.
  const isOurs = isArticleNumber(number) && !/-(?:0\d|\d{4})/.test(number)
  return isOurs || !namesPartAlone(rest) ? text : `${text.slice(0, counted.length)}${rest}`
}

const isStandard = /^(?:din|iso|en|nf|uni|pn|csn|ss|jis|ansi)-/

/** Removes the number that the sender gives a part, as it may look like sizes or pieces: `pin 6x160 (our part no. 55-1034)` */
export function withoutCustomerPartNumbers(text: string): string {
  const found = customerPartNumber.exec(foldLetters(text))
  if (found === null) return withoutCode(text)
  const { first, bracketed, behind } = found.groups ?? {}
  const number = first ?? bracketed ?? behind ?? ''
  const rest = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`
  const isOurs = isArticleNumber(number) || namesPartAlone(number) || namesKind(found[0])
  return isOurs || !namesPartAlone(rest) ? text : withoutCustomerPartNumbers(rest)
}

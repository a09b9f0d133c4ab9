import { foldLetters } from '../../fold-letters.ts'
import { offerNoun, orderNoun } from './order-noun.ts'

/**
 * From which offer or order positions are, per language and in folded letters: `aus Ihrem Angebot`. A translator adds
 * phrases here and nowhere else.
 */
const phrases = {
  de: '(?:aus|von|gema(?:ss|ß)|laut|lt\\.?|nach|zu|entsprechend|in) (?:ihrem|dem|diesem|eurem|deinem|unserem|o\\.? ?g\\.?|obigem) (?:\\p{L}+ )?(?:angebot|auftragsbestatigung)|(?:ihres|des|dieses|eures) (?:\\p{L}+ )?angebots|daraus|hiermit|hierdurch',
  en: "(?:from|of|in|on|as per|per|against) (?:your|the|this|that) (?:\\p{L}+ )?(?:quote|quotation|offer|proposal)|(?:we|i)(?:'d| would) like to|hereby",
  cs: '(?:z|ze|dle|podle) (?:(?:vasi|teto|te|vami zaslane) )?nabidky|z ni(?: tedy)?|timto',
  es: '(?:de|segun|conforme a) (?:su|vuestra|tu|la|esta) (?:\\p{L}+ )?(?:oferta|cotizacion)|(?:de|segun) (?:su|vuestro|tu|el) presupuesto|por la presente',
  fr: "(?:de|selon|suivant|d'apres|sur) (?:votre|ton|cette|l') ?(?:offre|devis|proposition)|du devis|par la presente",
  hu: 'az? (?:onok )?(?:arajanlat|ajanlat)(?:a|uk|ukbol|abol|bol|anak)?|ezennel',
  it: "(?:della|dalla|secondo la|come da) (?:vostra|vs\\.?|sua|tua) (?:\\p{L}+ )?offerta|dell'offerta|(?:del|dal) (?:vostro|vs\\.?|suo) preventivo|con la presente",
  nl: '(?:uit|van|volgens|conform|op) (?:uw|jullie|je|de|deze) (?:offerte|aanbieding)|hierbij',
  pl: '(?:z|wg|wedlug) (?:(?:panstwa|waszej|tej|panskiej) )?oferty|niniejszym',
  pt: '(?:da|de|conforme a|segundo a) (?:vossa|sua|tua) (?:\\p{L}+ )?(?:proposta|oferta|cotacao)|(?:do|de) (?:vosso|seu) orcamento',
  ro: '(?:din|conform) (?:oferta|ofertei)(?: (?:dvs\\.?|dumneavoastra|voastra|trimisa))?|prin prezenta',
  se: '(?:ur|fran|i|enligt|pa) (?:er|din|eran|den har) offert|harmed',
  sl: '(?:iz|po|na podlagi) (?:(?:vase|te|tvoje) )?ponudb[eoi]|s tem',
} as const

/** Before the number of an offer or an order: `no.`, and the Romanian `dvs.` */
const label = String.raw`(?:(?:nr|no|num|n|c|st|dvs|dumneavoastra)(?!\p{L})[.°º]{0,2}\s+)?`
const number = String.raw`${label}(?=\S*\d)[\p{L}\d][\p{L}\d/-]{3,}`
const fromOffer = new RegExp(
  String.raw`\s*(?<!\p{L})(?:${Object.values(phrases).join('|')})(?!\p{L})(?:\s+${number})?`,
  'u',
)

/**
 * How people accept an offer, per language and in folded letters: the verb, the offer, and the word before its positions.
 * `#` is the number of the offer. A translator adds phrases here and nowhere else.
 */
const accepting = {
  de: '(?:nehmen?|akzeptieren?|bestatigen?|beauftragen?) (?:hiermit )?(?:ihr|das|euer|dein) (?:\\p{L}+ )?angebot #(?:fur|uber|zu)',
  en: '(?:accept|confirm|approve|agree to) (?:your|the) (?:\\p{L}+ )?(?:offer|quote|quotation|proposal) #(?:for|regarding|on)',
  cs: '(?:prijimame|akceptujeme|potvrzujeme|souhlasime s) (?:(?:vasi|vasim) )?(?:nabidku|nabidkou) #(?:na|pro)',
  es: '(?:aceptamos|acepto|confirmamos) (?:su|vuestra|vuestro|tu|la|el) (?:oferta|presupuesto|cotizacion) #(?:para|en)',
  fr: "(?:acceptons|accepte|confirmons|validons|valide) (?:votre|ton|le|l') ?(?:offre|devis|proposition) #(?:pour|concernant|sur)",
  hu: 'elfogadjuk az? (?:onok )?#(?:szamu )?(?:ar)?ajanlat\\p{L}*(?: az?)?',
  it: '(?:accettiamo|accetto|confermiamo|confermo) (?:la |il )?(?:vostr[ao] |vs\\.? |su[ao] )?(?:offerta|preventivo) #(?:per|su)',
  nl: '(?:accepteren|accepteer|bevestigen|gaan akkoord met) (?:uw|jullie|je|de) (?:offerte|aanbieding) #(?:voor|op)',
  pl: '(?:akceptujemy|akceptuje|potwierdzamy|przyjmujemy) (?:(?:panstwa|wasza|twoja) )?oferte #(?:na|dla|dotyczaca|w zakresie)',
  pt: '(?:aceitamos|aceito|confirmamos|adjudicamos) (?:a |o )?(?:vossa |vosso |sua |seu )?(?:proposta|orcamento|oferta|cotacao) #(?:para)',
  ro: '(?:acceptam|accept|confirmam) oferta (?:(?:dvs\\.?|dumneavoastra|voastra) )?#(?:pentru)',
  se: '(?:accepterar|godkanner|bekraftar) (?:er|ert|den|din) offert #(?:for|pa|avseende)',
  sl: '(?:sprejmemo|sprejemamo|potrjujemo) (?:(?:vaso|tvojo) )?ponudbo #(?:za)',
} as const
const accepted = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.values(accepting).join('|').replaceAll('#', `(?:${number} )?`)})(?!\p{L})`,
  'u',
)
/** "Order" alone may be a verb. */
const paper = String.raw`(?:p\.o\.|purchase order|${offerNoun}|(?!order(?!\p{L}))${orderNoun})`
/** Before an offer: `regarding your`, `zu Ihrem`, `segun su` */
const about =
  '(?:(?:re|ref|regarding|as per|per|to|zu|zum|gemass|laut|betr|betrifft|selon|suite a|come da|segun|conform|wg|dle|podle|k|la|till|po|iz|your|our|the|ihr|ihre[mrn]?|unser|unsere[mr]?|das|votre|notre|la|vs|vostra|nostra|su|nuestro|nuestra|vossa|nossa|uw|onze|panstwa|nasze|vase|nase|er|var|vaso|naso)[.:]?\\s+){0,3}'
/** `PO 3391 for items 1 and 2`, `your quote no. 3391: item 1`, but `order 1000 of item 1` has pieces. */
const numbered = new RegExp(
  String.raw`(?<!\p{L})(?:${about}${paper}|(?:your|our|the|my) order|order(?=\s+\S+:))\s+${number}(?:\s*[:,–-]\s*|(?=\s+\p{L}))`,
  'u',
)
const acceptVerb =
  /(?<!\p{L})(?:accept|akzeptieren|acceptons|accettiamo|aceptamos|aceitamos|accepteren|akceptujemy|przyjmujemy|prijimame|akceptujeme|elfogadjuk|acceptam|accepterar|sprejmemo|sprejemamo)(?!\p{L})/u

/**
 * Removes from which offer the positions of a sentence are, which says nothing about them: `nur Pos. 1 aus Ihrem Angebot`.
 * To accept it for some of them is to order these: `we accept your offer 3391 for items 1 and 2`
 */
export function withoutOfferNamed(line: string): string {
  const folded = foldLetters(line)
  const order = accepted.exec(folded)
  if (order !== null) return replaceAt(line, order, ' order ')
  const found = fromOffer.exec(folded) ?? numbered.exec(folded)
  const rest = found === null ? line : replaceAt(line, found, ' ')
  const verb = acceptVerb.exec(foldLetters(rest))
  return verb === null ? rest : replaceAt(rest, verb, 'order')
}

function replaceAt(text: string, { index, 0: { length } }: RegExpExecArray, by: string): string {
  return `${text.slice(0, index)}${by}${text.slice(index + length)}`.trim()
}

const orderVerb =
  /(?<!\p{L})(?:bestell(?:en?|t)|order(?:ing)?|supply|buy|purchase|take|nehmen|kaufen|beauftragen|command(?:ons|er|e)|prenons|ordin(?:iamo|o|are)|prendiamo|acquistiamo|pedi(?:mos|r)|encarg(?:amos|ar|o)|queremos|zamawia(?:my|m)|bierzemy|objednav(?:ame|am|ejte)|bereme|bestellen|nemen|encomend(?:amos|ar|o)|pedimos|megrendel(?:juk|em)|rendel(?:juk|unk|em)|kerjuk|comand(?:am|ati)|luam|bestaller|tar|naroc(?:amo|am|imo)|vzamemo)(?!\p{L})/u

/** Whether a clause orders, so that the positions in it are all that is ordered: `Hiermit bestellen wir` */
export function orders(clause: string): boolean {
  return orderVerb.test(foldLetters(clause))
}

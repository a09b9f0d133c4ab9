import { foldLetters } from '../../fold-letters.ts'

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

const number = String.raw`(?:\s+(?:nr|no|num|n|c|st)(?!\p{L})[.°º]?)?(?:\s+(?=\S*\d)[\p{L}\d][\p{L}\d/-]{3,})?`
const fromOffer = new RegExp(String.raw`\s*(?<!\p{L})(?:${Object.values(phrases).join('|')})(?!\p{L})${number}`, 'u')

/** Removes from which offer the positions of a sentence are, which says nothing about them: `nur Pos. 1 aus Ihrem Angebot` */
export function withoutOfferNamed(line: string): string {
  const found = fromOffer.exec(foldLetters(line))
  return found === null ? line : `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`.trim()
}

const orderVerb =
  /(?<!\p{L})(?:bestell(?:en?|t)|order(?:ing)?|supply|buy|purchase|take|nehmen|kaufen|beauftragen|command(?:ons|er|e)|prenons|ordin(?:iamo|o|are)|prendiamo|acquistiamo|pedi(?:mos|r)|encarg(?:amos|ar|o)|queremos|zamawia(?:my|m)|bierzemy|objednav(?:ame|am|ejte)|bereme|bestellen|nemen|encomend(?:amos|ar|o)|pedimos|megrendel(?:juk|em)|rendel(?:juk|unk|em)|kerjuk|comand(?:am|ati)|luam|bestaller|tar|naroc(?:amo|am|imo)|vzamemo)(?!\p{L})/u

/** Whether a clause orders, so that the positions in it are all that is ordered: `Hiermit bestellen wir` */
export function orders(clause: string): boolean {
  return orderVerb.test(foldLetters(clause))
}

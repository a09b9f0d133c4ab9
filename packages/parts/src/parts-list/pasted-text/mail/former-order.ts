import { foldLetters } from '../../fold-letters.ts'

/**
 * What stands above the list of an order that was sent before, or of an offer with its number, per language and in folded
 * letters: `As sent:`, `Bestellt war:`, `Offer 5520/26:`. A translator adds phrases here and nowhere else.
 */
const formerOrder = {
  de: 'bestellt (?:war|waren|hatten wir|hatte ich)(?: bisher| ursprunglich)?|(?:(?:die|unsere|meine) )?(?:ursprungliche|bisherige|alte) bestellung(?: war| lautete)?|(?:(?:die|unsere|meine) )?bestellung (?:war|lautete)|so war es bestellt|zur erinnerung',
  en: 'as (?:originally )?(?:sent|ordered|placed)|(?:(?:the|our|my) )?(?:original|previous) (?:order|list|mail)(?: was)?|(?:(?:the|our|my) )?(?:order|list) (?:was|as sent|i sent|we sent)|what (?:i|we) (?:sent|ordered)(?: was)?|(?:i|we) had ordered|for reference',
  cs: 'objednan[oe] bylo|(?:(?:moje|nase) )?puvodni objednavka(?: byla| znela)?|(?:(?:moje|nase) )?objednavka (?:byla|znela)|(?:objednal|objednali) jse?m[e]?',
  es: '(?:(?:el|nuestro|mi) )?pedido (?:era|original|enviado)(?: era)?|(?:habia|habiamos) pedido|lo que (?:pedi|mande|envie|pedimos|enviamos)|como l[oa] (?:mande|envie)',
  fr: "(?:(?:la|notre|ma) )?commande (?:etait|initiale|d['’]origine|envoyee)(?: etait)?|(?:nous avions|j['’]avais|on avait) commande|pour rappel",
  hu: '(?:az )?eredeti (?:meg)?rendeles(?:em|unk)?(?: ez volt)?|(?:a )?(?:meg)?rendeles(?:em|unk)? (?:ez |a kovetkezo )?volt|ezt (?:rendeltem|rendeltuk)',
  it: "(?:(?:l['’]\\s?|il nostro |il mio ))?ordine (?:era|originale|inviato)(?: era)?|(?:avevo|avevamo) ordinato|quello che (?:ho|abbiamo) (?:mandato|ordinato)",
  nl: 'besteld (?:was|waren|had ik|hadden we)|(?:(?:de|onze|mijn) )?(?:oorspronkelijke|originele) bestelling(?: was)?|(?:(?:de|onze|mijn) )?bestelling was',
  pl: 'zamowion[eo] (?:bylo|zostalo)|(?:(?:moje|nasze) )?(?:pierwotne|oryginalne) zamowienie(?: bylo)?|(?:(?:moje|nasze) )?zamowienie (?:bylo|brzmialo)|bylo zamowione',
  pt: '(?:(?:a|nossa|minha) )?encomenda (?:era|original|enviada)(?: era)?|(?:tinha|tinhamos) (?:pedido|encomendado)|o que (?:mandei|enviei|pedi|enviamos)',
  ro: 'comanda (?:era|initiala|trimisa|originala)(?: era)?|comandasem|comandat era',
  se: 'bestallt var|(?:den )?ursprungliga (?:bestallningen|ordern)(?: var)?|(?:ordern|bestallningen) var|som (?:jag |vi )?skickade?t?',
  sl: 'naroceno je bilo|prvotno narocilo(?: je bilo)?|narocilo je bilo',
} as const

const offer =
  '(?:(?:ihr|your|votre|su|vostra|uw|vase|vasa|wasza|oferta) )?(?:offer|quote|quotation|angebot|offre|devis|oferta|presupuesto|offerta|preventivo|proposta|orcamento|offerte|nabidka|ajanlat|offert|ponudba)(?: (?:n[ro]?|c|st|nr)[.°º]?)? [a-z]{0,4}-?\\d[\\d/.-]*'
const heading = new RegExp(
  String.raw`(?:^|[.!]\s+)\W{0,3}(?:${Object.values(formerOrder).join('|')}|${offer})\s*:$`,
  'u',
)

/** Whether a line ends in the heading of a list that was ordered or offered before, so that the lines above it change it. */
export function leadsToFormerOrder(line: string): boolean {
  const said = line.trimEnd()
  return said.endsWith(':') && said.length < maxLength && heading.test(foldLetters(said))
}

const maxLength = 200

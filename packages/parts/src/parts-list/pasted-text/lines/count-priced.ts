import { namesKind } from '../../cell-content.ts'
import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'

/** What somebody wants to know of a part: its price, or an offer. */
const price =
  /(?<!\p{L})(?:preise?|angebot|kosten|prices?|quote|quotation|offer|prix|devis|offre|prezz[oi]|preventivo|offerta|precios?|presupuesto|oferta|precos?|orcamento|cotacao|prijs|prijzen|offerte|cen[aeyu]|ofert[aey]|nabidk\p{L}|ponudb\p{L}|arat?|pret|pris)(?!\p{L})/u
const forOne =
  /(?<=(?<!\p{L})(?:fur|for|pour|per|para|voor|pentru)\s)(?:one|eine[nrs]?|ein|an?|une?|un[ao]?|uma?|een|o)\s(?=((?:[\p{L}-]+\s){0,2}[\p{L}-]+))/gu
/** A longer line is no question for a price. */
const maxLength = 600

/**
 * Writes the article before a part whose price somebody asks for as its number, as it stands for no mould: `a price for 2
 * pins 8x40 and for a sprue bush` becomes `for 1 pcs sprue bush`
 */
export function countPriced(text: string): string {
  if (text.length > maxLength) return text
  const folded = foldLetters(text)
  const asked = price.exec(folded)
  if (asked === null) return text
  const found = findAll(forOne, folded).filter(({ index, 1: said = '' }) => index > asked.index && namesKind(said))
  return replaceFound(text, found, () => '1 pcs ')
}

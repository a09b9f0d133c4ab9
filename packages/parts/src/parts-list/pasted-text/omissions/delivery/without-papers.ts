import { foldLetters } from '../../../fold-letters.ts'

/** Words for papers, their copies, packing and double checks, in folded letters. */
const papers =
  /(?<!\p{L})(?:\p{L}*(?:schein|rechnung|bestatigung|zeugnis|papiere?)|ausfertigung|kopien?|cop(?:y|ies|i[ae]s?|ii)|exempl\p{L}*|(?:delivery|packing) notes?|invoices?|papers?|factur\p{L}*|fatura\p{L}*|faktur\p{L}*|fattur\p{L}*|bon(?:s)? de livraison|albaran\p{L}*|ddt|boll[ae]|pakbon\p{L}*|dodac\p{L}* list|szallitolev\p{L}*|peldany\p{L}*|aviz\p{L}*|foljesed\p{L}*|guias?|dobavnic\p{L}*|izvod\p{L}*|egzempl\p{L}*|duplicado|(?:ein|ver)?pack\p{L}*|wrap\p{L}*|bag(?:ged|s)?|(?<=doubl\p{L}{0,2}[\s-])check\p{L}*|emball\p{L}*|imball\p{L}*|embal\p{L}*|pakow\p{L}*|zapakow\p{L}*|inpak\p{L}*|verpak\p{L}*|zabal\p{L}*|csomagol\p{L}*|ambal\p{L}*)(?!\p{L})/u

const clauseEnd = /([,.;!?]\s+)/

/** Whether a text in folded letters is about papers or packing, of which several copies double no part: `in zweifacher Ausfertigung` */
export function isOfPapers(folded: string): boolean {
  return papers.test(folded)
}

/** Removes the clauses about papers and packing from a line: `Lieferschein zweifach, Rechnung per Mail` */
export function withoutPapers(line: string): string {
  if (!isOfPapers(foldLetters(line))) return line
  // Each clause stands before the signs that end it.
  const clauses = line.split(clauseEnd)
  const isOfPaper = clauses.map((clause) => isOfPapers(foldLetters(clause)))
  return clauses.filter((_, at) => !(at % 2 === 0 ? isOfPaper[at] : isOfPaper[at - 1])).join('')
}

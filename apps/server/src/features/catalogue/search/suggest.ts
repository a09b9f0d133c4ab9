import { type LanguageCode, textLanguage } from '@normwerk/contract/language'
import type { Suggestion } from '@normwerk/contract/search'
import { autocomplete, type Suggestion as IndexSuggestion } from '@normwerk/search/autocomplete'
import { findArticle } from '@normwerk/search/find-article'
import type { Queries } from '../../../database/client.ts'
import type { Caller } from '../../../http/session/caller.ts'
import { suggestCustomerPartNumbers } from '../../customer-part-number/find-customer-part-number.ts'
import { findNumberedCompany } from '../../customer-part-number/number-beginnings.ts'
import type { Catalogue } from '../index/live-catalogue.ts'
import { findDesignation } from './find-designation.ts'
import { suggestRead } from './suggest-read.ts'

const maxSuggestions = 10

/** Returns at most ten suggestions: customer part numbers first, then the part that the text names exactly. */
export async function suggest(
  db: Queries,
  catalogue: Catalogue,
  text: string,
  language: LanguageCode,
  caller: Caller | null,
): Promise<Suggestion[]> {
  const companyId = await findNumberedCompany(db, caller, text)
  const own = companyId === null ? [] : await suggestCustomerPartNumbers(db, companyId, text)
  return [...own, ...(await suggestFromCatalogue(db, catalogue, text, language))].slice(0, maxSuggestions)
}

async function suggestFromCatalogue(
  db: Queries,
  catalogue: Catalogue,
  text: string,
  language: LanguageCode,
): Promise<Suggestion[]> {
  const designation = await findDesignation(db, catalogue, text, { companyId: null, language })
  const meant = catalogue.synonyms.replaceIn(text, textLanguage(language))
  const read = await suggestRead(db, catalogue, meant, language)
  const completed = completeText(catalogue, meant, language).map((found) => present(catalogue, found))
  const others = [...new Map([...read, ...completed].map((found) => [found.id, found])).values()]
  if (designation === null) return others
  const { productDimensionId: id, articleNo } = designation
  const named: Suggestion = {
    kind: 'designation',
    text: text.trim(),
    id,
    articleNo,
    ...productOf(catalogue, articleNo),
  }
  return [named, ...others.filter((other) => other.id !== id)]
}

/** Completes a text, and then what a synonym means whose beginning is its last word. */
function completeText({ index, synonyms }: Catalogue, text: string, language: LanguageCode): IndexSuggestion[] {
  const begun = synonyms.completeIn(text, textLanguage(language))
  const texts = begun === text ? [text] : [text, begun]
  return texts.flatMap((each) => autocomplete(index, each, language, maxSuggestions))
}

function present(catalogue: Catalogue, { kind, text, id, articleNo, productNr }: IndexSuggestion): Suggestion {
  switch (kind) {
    case 'article':
    case 'product': {
      const numbers = { ...(articleNo && { articleNo }), ...(productNr && { productNr }) }
      return { kind, text, id, ...numbers }
    }
    case 'category': {
      const category = catalogue.categories.find((candidate) => candidate.id === id)
      return { kind, text, id, ...(category === undefined ? {} : { slug: category.slug }) }
    }
  }
}

function productOf(catalogue: Catalogue, articleNo: string): { productNr?: string } {
  const found = findArticle(catalogue.index, articleNo)
  const facts = found && catalogue.products.get(found.productId)
  return facts === undefined ? {} : { productNr: facts.row.productNr }
}

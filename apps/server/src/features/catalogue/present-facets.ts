import type { LanguageCode } from '@normwerk/contract/language'
import type { Facet } from '@normwerk/contract/search'
import type { Facet as IndexFacet } from '@normwerk/search/facets/list-facets'
import { readLabel } from './attribute-labels.ts'
import type { Catalogue } from './live-catalogue.ts'
import { readText } from './texts.ts'

/** Facets of the index in the caller's words. */
export function presentFacets(catalogue: Catalogue, facets: readonly IndexFacet[], language: LanguageCode): Facet[] {
  return facets.map((facet) => {
    const texts = catalogue.choiceTexts.get(facet.name)
    return {
      ...facet,
      label: readLabel(catalogue.attributes, facet.name, language),
      unit: catalogue.attributes.get(facet.name)?.unit ?? null,
      values: facet.values.map((value) => {
        const text = typeof value.value === 'string' ? texts?.get(value.value) : undefined
        return text === undefined ? value : { ...value, label: readText(text, language) }
      }),
    }
  })
}

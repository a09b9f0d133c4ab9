import type { LanguageCode } from '@normwerk/contract/language'
import type { Facet } from '@normwerk/contract/search'
import type { Facet as IndexFacet } from '@normwerk/search/facets/list-facets'
import type { Catalogue } from './live-catalogue.ts'
import { readText } from './texts.ts'

/** Returns facets of the index in the caller's language. */
export function presentFacets(catalogue: Catalogue, facets: readonly IndexFacet[], language: LanguageCode): Facet[] {
  return facets.flatMap((facet) => {
    const attribute = catalogue.attributes.get(facet.name)
    if (attribute === undefined) return []
    const texts = catalogue.choiceTexts.get(facet.name)
    const values = facet.values.map((value) => {
      const text = typeof value.value === 'string' ? texts?.get(value.value) : undefined
      return text === undefined ? value : { ...value, label: readText(text, language) }
    })
    const { key: name, label, unit } = attribute
    return [{ ...facet, name, label: readText(label, language), unit, values }]
  })
}

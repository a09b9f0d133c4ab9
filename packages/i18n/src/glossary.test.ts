import { readFileSync } from 'node:fs'
import { languageCodes, textLanguage } from '@normwerk/contract/language'
import { term as readTerm } from '@normwerk/parts/terms'
import { describe, expect, test } from 'vitest'
import { wordsInCommon } from './testing/words-in-common.ts'

const languages = [...new Set(languageCodes.map(textLanguage))].filter((code) => code !== 'en')

/** The texts that a translator wrote. */
function readCatalogue(code: string): Map<string, string> {
  const file = readFileSync(new URL(`../${code}.po`, import.meta.url), 'utf8')
  return new Map([...file.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(([, id = '', text = '']) => [id, text]))
}

const english = readCatalogue('en')

/** Terms of `terms.csv` that a text must use wherever its English has them. */
const terms = [
  ...['ejector_pin', 'ejector_sleeve', 'core_pin', 'guide_pillar', 'guide_bushing', 'locating_ring', 'cavity_plate'],
  ...['injection_mould', 'standard_parts', 'shaft_diameter', 'head_diameter', 'overall_length', 'inner_diameter'],
  ...['tolerance', 'hardness', 'material', 'coating', 'hardened', 'nitrided', 'stainless', 'certificate_31'],
  ...['ejection_force', 'safety_factor', 'article_number', 'delivery_time', 'in_stock', 'cad_data'],
]

/** Texts in which the term is left out, or is another word for good reason. */
const otherwise: Partial<Record<string, readonly string[]>> = {
  // A short time is no time of delivery.
  delivery_time: ['shared.shortTerm'],
  // A placeholder of this name.
  tolerance: ['cart.positionCut'],
}

/** Purchasing systems call everything that is bought a material. */
const isBought = (key: string, id: string) => key === 'material' && id.startsWith('punchout.account.')

/** Italian calls the number that a company gives a part its internal one. */
const isCustomerPartNumber = (code: string, key: string, id: string) =>
  code === 'it' && key === 'article_number' && /^Own article|own article/.test(english.get(id) ?? '')

const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Inflection changes the ends of words. */
function stemsOf(term: string): string[] {
  const words = fold(term.replace(/\s*\(.*?\)/g, '')).split(/[\s'’-]+/)
  return words
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, Math.max(3, Math.round(word.length * 0.6))))
}

/** The texts whose English has a term. */
const usesOf = new Map(
  terms.map((key) => {
    const term = readTerm(key).en.replace(/\s*\(.*?\)/g, '')
    const named = new RegExp(`\\b${term.replace('.', '\\.')}s?\\b`, 'i')
    return [key, [...english].flatMap(([id, text]) => (named.test(text) ? [id] : []))]
  }),
)

describe.each(languages)('%s', (code) => {
  const catalogue = readCatalogue(code)

  test('calls the things of the trade by the terms of the glossary', () => {
    const different = terms.flatMap((key) => {
      const term = readTerm(key)[code] ?? ''
      const stems = stemsOf(term)
      return (usesOf.get(key) ?? []).flatMap((id) => {
        const text = fold(catalogue.get(id) ?? '')
        const isRight = stems.every((stem) => text.includes(stem))
        if (isRight || otherwise[key]?.includes(id) || isBought(key, id) || isCustomerPartNumber(code, key, id))
          return []
        return [`${id}: ${text} (${term})`]
      })
    })
    expect(different).toEqual([])
  })

  test('has no text in English', () => {
    const untranslated = [...catalogue].filter(([id, text]) => text === english.get(id) && !wordsInCommon.has(text))
    expect(untranslated).toEqual([])
  })
})

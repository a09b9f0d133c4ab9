import { languageCodes, locales, textLanguage } from '@normwerk/contract/language'
import { optionTexts } from '@normwerk/i18n/option-texts'
import { translate } from '@normwerk/i18n/translate'
import type { Article, Product } from '@normwerk/parts/article'
import { checkOptions } from '@normwerk/parts/check-options'
import { type ConfiguredPart, formatConfiguredPart, isSamePart } from '@normwerk/parts/configured-part'
import { isRejection } from '@normwerk/parts/designation/part-request'
import { familyOf } from '@normwerk/parts/families/families'
import { offeredMachining } from '@normwerk/parts/offered-machining'
import { anyOffered } from '@normwerk/parts/testing/any-special'
import { toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildCatalogue } from '../../../../catalogue/demo/build-catalogue.ts'
import { resolveText } from '../../../parts/src/testing/read-text.ts'
import { writeOciFields } from './write-fields.ts'

const { products, articles } = buildCatalogue()
const byProduct = Map.groupBy(articles, ({ productNr }) => productNr)

/** A part of any product of the shipped catalogue, with options that it offers. */
const anyPart = fc
  .constantFrom(...products)
  .chain((product) => fc.record({ product: fc.constant(product), article: fc.constantFrom(...articlesOf(product)) }))
  .chain(({ product, article }) =>
    anyOptions(product, article).map((options) => ({
      product,
      article,
      part: { ...options, articleNumber: article.articleNo },
    })),
  )
  .filter(({ product, article, part }) => checkOptions(part, offerOf(product, article)) === null)

function articlesOf({ productNr }: Product): Article[] {
  return byProduct.get(productNr) ?? []
}

function anyOptions({ family }: Product, { values, trimming }: Article) {
  const { minLength, maxLength, toleranceClasses } = trimming ?? { minLength: 0, maxLength: 0, toleranceClasses: [] }
  const cut = fc.record({
    changedLength: fc.integer({ min: minLength * 100, max: maxLength * 100 }).map((hundredths) => hundredths / 100),
    toleranceClass: fc.constantFrom(...toleranceClasses, null),
  })
  const uncut = fc.constant({ changedLength: null, toleranceClass: null })
  return fc
    .tuple(trimming === null ? uncut : fc.oneof(cut, uncut), fc.boolean(), anyOffered(offeredMachining(values, family)))
    .map(([length, certificate, special]) => ({ ...length, certificate, ...special }))
}

function offerOf({ family, certificate31 }: Product, { values, trimming }: Article) {
  const { length } = values
  return {
    ...offeredMachining(values, family),
    length: typeof length === 'number' ? length : null,
    minLength: trimming?.minLength ?? null,
    toleranceClasses: (trimming?.toleranceClasses ?? []).map((code) => ({
      code,
      maxLength: toleranceClassData[code].maxLength,
    })),
    certificate: certificate31,
  }
}

const samePart = 'the shop reads the text of any part in any language as the same part, with nothing left open'
test(samePart, () => expectSamePart(40))
test(samePart, { tags: ['release'] }, () => expectSamePart(1000))

function expectSamePart(numRuns: number): void {
  fc.assert(
    fc.property(anyPart, fc.constantFrom(...languageCodes), ({ product, article, part }, code) => {
      const [line = ''] = textOf(part, describe(product, article, part, code)).split('\n')
      const read = resolveText(line)
      if (isRejection(read)) throw new Error(`${line} is rejected: ${read.rejected}`)
      expect(isSamePart(read, part), line).toBe(true)
      expect(read.assumed, line).toEqual([])
    }),
    { numRuns },
  )
}

test('engraved letters that are a word in some language stay letters in every language', () => {
  const product = products.find(({ productNr }) => productNr === 'AKO')
  const article = articles.find(({ articleNo }) => articleNo === 'AKO-6.5x200')
  if (product === undefined || article === undefined) throw new Error('the shipped catalogue has no AKO-6.5x200')
  const plain = {
    changedLength: null,
    toleranceClass: null,
    certificate: false,
    headFlats: null,
    reducedHead: null,
    tip: null,
  }
  for (const code of languageCodes) {
    for (const text of ['I', 'DE', 'A', 'U', 'PAR', 'K']) {
      const part = { ...plain, engraving: { text }, articleNumber: article.articleNo }
      const [line = ''] = textOf(part, describe(product, article, part, code)).split('\n')
      expect(resolveText(line), line).toMatchObject({
        articleNumber: article.articleNo,
        engraving: { text },
        assumed: [],
      })
    }
  }
})

test('a flat that is turned away from the marking stays so in every language', () => {
  const part = anyTurned()
  const unread = languageCodes.filter((code) => {
    const [line = ''] = textOf(part.part, describe(part.product, part.article, part.part, code)).split('\n')
    const read = resolveText(line)
    return isRejection(read) || !isSamePart(read, part.part)
  })
  expect(unread).toEqual([])
})

function anyTurned() {
  const isTurned = ({ part: { headFlats } }: { part: ConfiguredPart }) => (headFlats?.angle ?? 0) > 0
  const [turned] = fc.sample(anyPart.filter(isTurned), { numRuns: 1, seed: 1 })
  if (turned === undefined) throw new Error('the shipped catalogue offers no turned flats')
  return turned
}

function describe(product: Product, article: Article, part: ConfiguredPart, code: (typeof languageCodes)[number]) {
  const measure = (value: number | string = '') =>
    typeof value === 'number' ? value.toLocaleString(locales[code], { useGrouping: false }) : value
  const sizes = familyOf(product.family).numberKeys.map((key) => measure(article.values[key]))
  const options = optionTexts(part, (id, ...params) => translate(code, id, ...params), measure)
  return [product.name[textLanguage(code)] ?? product.name.en, `${sizes.join(' × ')} mm`, ...options].join(', ')
}

function textOf(part: ConfiguredPart, description: string): string {
  const item = {
    notes: ['Kommission: gekürzt auf 99'],
    customerPartNumber: null,
    quantity: 2,
    price: 100,
    totalPrice: 200,
  }
  const fields = writeOciFields(
    [{ ...item, articleNo: formatConfiguredPart(part), description, currency: 'EUR', leadTimeDays: 1 }],
    { pieceUnit: 'PCE', vendor: null, materialGroup: null, sendsCustomerPartNumbers: false },
  )
  return fields.find(({ name }) => name === 'NEW_ITEM-LONGTEXT_1:132[]')?.value ?? ''
}

import type { ProductNumber } from '../article-number/article-number.ts'
import type { Assortment } from '../assortment.ts'
import { type ConfiguredPart, optionsOf } from '../configured-part.ts'
import type { ArticleSizes } from '../families/article-sizes.ts'
import { type Family, familyOf, type SizeKey } from '../families/families.ts'
import { type Blank, type Candidate, chooseBlank } from './choose-blank.ts'
import { type Assumption, isRejection, type PartRequest, type Rejection, reject } from './part-request.ts'
import { materialsOf } from './request-prefixes.ts'

/** An article of the catalogue. */
export interface StockedArticle {
  articleNumber: string
  product: ProductNumber
  sizes: ArticleSizes
}

/** The part that a text names, ready for a cart. */
export interface Resolved extends ConfiguredPart {
  quantity: number | null
  /** What the text leaves open and was filled in. The buyer must see it. */
  assumed: Assumption[]
  /** The part in the other materials that the text allows, if the material was assumed. */
  alternatives: { articleNumber: string; material: string }[]
  /** Pieces of the text that the part leaves out; the buyer must confirm it without them. */
  unread: readonly string[]
}

/**
 * Finds the article that a request names. The caller looks up the stocked articles whose numbers start with one of
 * `requestPrefixes` and passes them in any order; further articles do not matter.
 */
export function resolvePartRequest(
  partRequest: PartRequest,
  articles: readonly StockedArticle[],
  assortment: Assortment,
): Resolved | Rejection {
  const family = familyOf(partRequest.family)
  if (partRequest.headFlats !== null && family.headFlats === null)
    return reject('headFlatsNotOffered', partRequest.family)
  const candidates = Map.groupBy(
    articles.flatMap((article) => readCandidate(article, partRequest, family)),
    ({ material }) => material,
  )
  const answers = materialsOf(partRequest, assortment).map((material) => ({
    material,
    blank: answer(candidates.get(material) ?? [], material, partRequest, assortment),
  }))
  const found = answers.flatMap(({ material, blank }) => (isRejection(blank) ? [] : [{ material, ...blank }]))
  const [best, ...others] = found
  if (best === undefined) return clearest(answers.map(({ blank }) => blank))

  // A cut to the stocked length itself is none: the text forgot the length.
  const isWordOnly = partRequest.cutWord !== null && best.changedLength === best.length
  const changedLength = isWordOnly ? null : best.changedLength
  const isCut = changedLength !== null
  const hasOthers = others.length > 0 || partRequest.materials !== null
  const isOpenSize = (key: SizeKey) => key !== 'length' && partRequest.sizes[key] === undefined
  const isStockedLength = changedLength === best.length
  const isLengthOpen =
    isCut && !isStockedLength && (partRequest.changedLength === null || partRequest.assumed.includes('length'))
  const isClassOpen = isCut && partRequest.toleranceClass === null
  const assumed: Assumption[] = [
    ...(partRequest.assumed.includes('material') && hasOthers ? (['material'] as const) : []),
    ...family.numberKeys.filter(isOpenSize),
    ...(isLengthOpen ? (['length'] as const) : []),
    ...(isClassOpen ? (['toleranceClass'] as const) : []),
  ]
  return {
    ...optionsOf(partRequest),
    articleNumber: best.articleNumber,
    changedLength,
    toleranceClass: isCut ? (partRequest.toleranceClass ?? 'T100') : null,
    quantity: partRequest.quantity,
    assumed,
    unread:
      isWordOnly && partRequest.cutWord !== null ? [...partRequest.unread, partRequest.cutWord] : partRequest.unread,
    alternatives: others.map(({ articleNumber, material }) => ({ articleNumber, material })),
  }
}

function answer(
  candidates: readonly Candidate[],
  material: string,
  partRequest: PartRequest,
  assortment: Assortment,
): Blank | Rejection {
  const isCertified = assortment.materials.get(material)?.certificate === true
  return partRequest.certificate && !isCertified
    ? reject('certificateNotOffered', material)
    : chooseBlank(candidates, partRequest)
}

/** Returns the most helpful rejection: that of a material which has the size, if there is one. */
function clearest(answers: readonly (Blank | Rejection)[]): Rejection {
  const rejections = answers.filter(isRejection)
  return rejections.find(({ rejected }) => rejected !== 'sizeNotStocked') ?? rejections[0] ?? reject('sizeNotStocked')
}

function readCandidate(
  { articleNumber, product, sizes }: StockedArticle,
  partRequest: PartRequest,
  family: Family,
): (Candidate & { material: string })[] {
  if (product.family !== partRequest.family || product.coating !== partRequest.coating) return []
  const isAsked = ({ key }: { key: SizeKey }) =>
    key === 'length' || partRequest.sizes[key] === undefined || partRequest.sizes[key] === sizes[key]
  if (!family.sizes.every(isAsked)) return []
  const minLength = family.minLength?.(sizes) ?? null
  return [{ articleNumber, sizes, minLength, material: product.material }]
}

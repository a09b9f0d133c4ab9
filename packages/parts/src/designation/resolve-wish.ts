import { parseArticleNumber } from '../article-number/article-number.ts'
import type { Assortment } from '../assortment.ts'
import { type ConfiguredPart, optionsOf } from '../configured-part.ts'
import type { ArticleSizes } from '../families/article-sizes.ts'
import { type Family, familyOf, type SizeKey } from '../families/families.ts'
import { type Blank, type Candidate, chooseBlank } from './choose-blank.ts'
import { type Assumption, isRefusal, type Refusal, refuse, type Wish } from './wish.ts'
import { materialsOf } from './wish-prefixes.ts'

/** An article that the catalogue has. */
export interface StockedArticle {
  articleNumber: string
  sizes: ArticleSizes
}

/** The part a text names, ready for a cart. */
export interface Resolved extends ConfiguredPart {
  quantity: number | null
  /** What the text left open and is filled in here; the buyer has to see it. */
  assumed: Assumption[]
  /** The same part in the other materials the text allows, where the material was assumed. */
  alternatives: { articleNumber: string; material: string }[]
}

/**
 * Finds the article a wish names. Pure: the caller looks up the stocked articles whose numbers start with one of
 * `wishPrefixes` and hands them in, in any order; more than those do no harm.
 */
export function resolveWish(
  wish: Wish,
  articles: readonly StockedArticle[],
  assortment: Assortment,
): Resolved | Refusal {
  const family = familyOf(wish.family)
  if (wish.headFlats !== null && family.headFlats === null) return refuse('headFlatsNotOffered', wish.family)
  const candidates = Map.groupBy(
    articles.flatMap((article) => readCandidate(article, wish, family)),
    ({ material }) => material,
  )
  const answers = materialsOf(wish, assortment).map((material) => ({
    material,
    blank: answer(candidates.get(material) ?? [], material, wish, assortment),
  }))
  const found = answers.flatMap(({ material, blank }) => (isRefusal(blank) ? [] : [{ material, ...blank }]))
  const [best, ...others] = found
  if (best === undefined) return clearest(answers.map(({ blank }) => blank))

  const assumed = [...wish.assumed]
  const isCut = best.changedLength !== null
  if (isCut && wish.changedLength === null) assumed.push('length')
  if (isCut && wish.toleranceClass === null && !assumed.includes('toleranceClass')) assumed.push('toleranceClass')
  return {
    ...optionsOf(wish),
    articleNumber: best.articleNumber,
    changedLength: best.changedLength,
    toleranceClass: isCut ? (wish.toleranceClass ?? 'T100') : null,
    quantity: wish.quantity,
    assumed,
    alternatives: others.map(({ articleNumber, material }) => ({ articleNumber, material })),
  }
}

function answer(
  candidates: readonly Candidate[],
  material: string,
  wish: Wish,
  assortment: Assortment,
): Blank | Refusal {
  const isCertified = assortment.materials.get(material)?.certificate === true
  return wish.certificate && !isCertified ? refuse('certificateNotOffered', material) : chooseBlank(candidates, wish)
}

/** The refusal that says most: of a material that has the size rather than of one that has not. */
function clearest(answers: readonly (Blank | Refusal)[]): Refusal {
  const refusals = answers.filter(isRefusal)
  return refusals.find(({ refused }) => refused !== 'sizeNotStocked') ?? refusals[0] ?? refuse('sizeNotStocked')
}

function readCandidate(
  { articleNumber, sizes }: StockedArticle,
  wish: Wish,
  family: Family,
): (Candidate & { material: string })[] {
  const number = parseArticleNumber(articleNumber)
  if (number === null || number.family !== wish.family || number.coating !== wish.coating) return []
  const isAsked = ({ key }: { key: SizeKey }) =>
    key === 'length' || wish.sizes[key] === undefined || wish.sizes[key] === sizes[key]
  if (!family.sizes.every(isAsked)) return []
  const minLength = family.minLength?.(sizes) ?? null
  return [{ articleNumber, sizes, minLength, material: number.material }]
}

import type { ToleranceClass } from '../article.ts'
import { parseArticleNumber } from '../article-number/parse-article-number.ts'
import { isAttributeKey } from '../attributes.ts'
import type { Line } from '../families/line.ts'
import { findLine } from '../families/lines.ts'
import { materialOf } from '../materials/materials.ts'
import { type Blank, chooseBlank, type Stocked } from './choose-blank.ts'
import { findRow } from './find-row.ts'
import { type Assumption, isRefusal, type Refusal, refuse, type Wish } from './wish.ts'
import { materialsOf } from './wish-prefixes.ts'

/** The part a text names, ready for a cart. */
export interface Resolved {
  articleNo: string
  changedLength: number | null
  toleranceClass: ToleranceClass | null
  certificate31: boolean
  quantity: number | null
  /** What the text left open and is filled in here; the buyer has to see it. */
  assumed: Assumption[]
  /** The same part in the other materials the text allows, where the material was assumed. */
  alternatives: { articleNo: string; material: string }[]
}

/**
 * Finds the article a wish names. Pure: the caller looks up the stocked article numbers that start with one of
 * `wishPrefixes(wish)` and hands them in, in any order; more than those do no harm.
 */
export function resolveWish(wish: Wish, articleNos: readonly string[]): Resolved | Refusal {
  const line = findLine(`${wish.family}${wish.plateType ?? ''}`)
  if (line === undefined) return refuse('familyMissing', wish.family)
  const stocked = Map.groupBy(
    articleNos.flatMap((articleNo) => readStocked(articleNo, wish, line)),
    ({ material }) => material,
  )
  const answers = materialsOf(wish).map((material) => ({
    material,
    blank: answer(stocked.get(material) ?? [], material, wish, line),
  }))
  const found = answers.flatMap(({ material, blank }) => (isRefusal(blank) ? [] : [{ material, ...blank }]))
  const [best, ...others] = found
  if (best === undefined) return clearest(answers.map(({ blank }) => blank))

  const assumed = [...wish.assumed]
  const isCut = best.changedLength !== null
  if (isCut && wish.changedLength === null) assumed.push('length')
  if (isCut && wish.toleranceClass === null && !assumed.includes('toleranceClass')) assumed.push('toleranceClass')
  return {
    articleNo: best.articleNo,
    changedLength: best.changedLength,
    toleranceClass: isCut ? (wish.toleranceClass ?? 'T100') : null,
    certificate31: wish.certificate31,
    quantity: wish.quantity,
    assumed,
    alternatives: others.map(({ articleNo, material }) => ({ articleNo, material })),
  }
}

function answer(stocked: readonly Stocked[], material: string, wish: Wish, line: Line): Blank | Refusal {
  if (wish.certificate31 && !materialOf(material).certificate31) return refuse('certificateNotOffered', material)
  return chooseBlank(stocked, wish, line)
}

/** The refusal that says most: of a material that has the size rather than of one that has not. */
function clearest(answers: readonly (Blank | Refusal)[]): Refusal {
  const refusals = answers.filter(isRefusal)
  return refusals.find(({ refused }) => refused !== 'sizeNotStocked') ?? refusals[0] ?? refuse('sizeNotStocked')
}

function readStocked(articleNo: string, wish: Wish, line: Line): (Stocked & { material: string })[] {
  const number = parseArticleNumber(articleNo)
  if (number === null || number.family !== wish.family || number.plateType !== wish.plateType) return []
  if (number.coating !== wish.coating || number.changedLength !== null) return []
  const sizes = findRow(line, number)
  if (sizes === undefined) return []
  const matches = Object.entries(wish.sizes).every(
    ([key, size]) => key === 'length' || (isAttributeKey(key) && sizes[key] === size),
  )
  return matches ? [{ articleNo, sizes, material: number.material }] : []
}

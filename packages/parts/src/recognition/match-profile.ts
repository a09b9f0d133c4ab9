import type { Assortment } from '../assortment.ts'
import { noOptions } from '../configured-part.ts'
import { chooseBlank } from '../designation/choose-blank.ts'
import { isRejection, type PartRequest } from '../designation/part-request.ts'
import { requestPrefixes } from '../designation/request-prefixes.ts'
import type { StockedArticle } from '../designation/resolve-part-request.ts'
import { type Family, type FamilyCode, familyOf, type SizeKey, type Sizes } from '../families/families.ts'
import { shortenSprueBushing } from '../families/sprue-bushing/shorten.ts'
import type { HeadFlats } from '../machining/head-flats.ts'
import type { ReducedHead } from '../machining/reduced-head.ts'
import type { Tip } from '../machining/tip.ts'
import { asStocked, shapeOf, type Values } from '../shape/shape-of.ts'
import { compareProfiles, type Difference } from './compare-profiles.ts'
import { measuredFamilies } from './measured-families.ts'
import { type Profile, turnAround } from './profile.ts'
import { profileOfShape } from './profile-of-shape.ts'
import { readHeadFlats } from './read-head-flats.ts'
import { readReducedHead } from './read-reduced-head.ts'
import { readTip } from './read-tip.ts'
import { snapSizes } from './snap-sizes.ts'

/** An article that a body may be, as it is ordered. */
export interface Match {
  articleNumber: string
  family: FamilyCode
  material: string
  coating: string | null
  changedLength: number | null
  headFlats: HeadFlats | null
  reducedHead: ReducedHead | null
  tip: Tip | null
  differences: readonly Difference[]
}

interface Stock {
  assortment: Assortment
  findStocked: (prefix: string) => readonly StockedArticle[]
}

/**
 * Returns the articles that a body is, in every material and of every family of the same shape, the likeliest family
 * first. The body must have the shape of the article after its cut; a head is only ground smaller if no article has it.
 */
export function matchProfile(profile: Profile, stock: Stock): Match[] {
  const seen = [profile, turnAround(profile)].filter((side) => side !== null)
  const matches = measuredFamilies.flatMap(([code, measure]) => {
    for (const side of seen) {
      const measured = measure(side)
      const found = measured === null ? [] : matchFamily(familyOf(code), measured, side, stock)
      if (found.length > 0) return found
    }
    return []
  })
  const whole = matches.filter(({ reducedHead }) => reducedHead === null)
  return whole.length > 0 ? whole : matches
}

function matchFamily(family: Family, measured: Sizes, profile: Profile, stock: Stock): Match[] {
  for (const sizes of snapSizes(family, measured)) {
    const request = requestOf(family, sizes)
    // Of every length, as a longer one may be cut or ground.
    const { length: _length, ...others } = sizes
    const prefixes = requestPrefixes({ ...request, sizes: others }, stock.assortment)
    const articles = prefixes.flatMap(stock.findStocked)
    const kinds = Map.groupBy(articles.filter(isOfSizes(family, sizes)), ({ product: { material, coating } }) =>
      JSON.stringify([material, coating]),
    )
    const found = [...kinds.values()].flatMap((blanks) => chooseArticle(family, request, blanks, profile) ?? [])
    if (found.length > 0) return found
  }
  return []
}

function requestOf({ code }: Family, sizes: Sizes): PartRequest {
  const nothingSaid = {
    materials: null,
    coating: null,
    quantity: null,
    cutWord: null,
    assumed: [],
    unread: [],
    said: [],
  }
  return { ...noOptions, ...nothingSaid, family: code, material: null, sizes }
}

/** The number of the articles begins with these sizes, but other sizes may go on: `6x` and `6.5x`. */
function isOfSizes({ code, numberKeys }: Family, sizes: Sizes) {
  const fixed = numberKeys.filter((key) => key !== 'length' && key !== 'shoulderLength' && sizes[key] !== undefined)
  return ({ product, sizes: own }: StockedArticle) =>
    product.family === code && fixed.every((key) => own[key] === sizes[key])
}

/** Chooses the blank of one material and cuts it; null if none has the shape of the body then. */
function chooseArticle(
  family: Family,
  request: PartRequest,
  articles: readonly StockedArticle[],
  profile: Profile,
): Match | null {
  const fitting = articles.filter(({ sizes }) => hasShoulder(sizes, request.sizes))
  const blank = chooseBlank(
    fitting.map(({ articleNumber, sizes }) => ({ articleNumber, sizes, minLength: family.minLength?.(sizes) ?? null })),
    request,
  )
  if (isRejection(blank)) return family.code === 'AB' ? chooseLonger(family, request, fitting, profile) : null
  const article = fitting.find(({ articleNumber }) => articleNumber === blank.articleNumber)
  return article === undefined ? null : describe(family, article, article.sizes, blank.changedLength, profile)
}

/** The mould maker grinds the tip of a sprue bushing with the contour of the part. */
function chooseLonger(
  family: Family,
  { sizes: { length = 0 } }: PartRequest,
  articles: readonly StockedArticle[],
  profile: Profile,
): Match | null {
  const longer = articles.filter(({ sizes }) => sizes.length > length)
  const [article] = longer.toSorted((one, other) => one.sizes.length - other.sizes.length)
  if (article === undefined) return null
  const match = describe(family, article, shortenSprueBushing(article.sizes, length), null, profile)
  return match && { ...match, differences: [...match.differences, 'longer'] }
}

/** Returns null if the article has another shape than the body. */
function describe(
  family: Family,
  { articleNumber, product, sizes }: StockedArticle,
  values: Values,
  changedLength: number | null,
  profile: Profile,
): Match | null {
  const { headFlats, areOther } = readHeadFlats(family, sizes, profile)
  const reducedHead = readReducedHead(family, sizes, profile)
  const tip = readTip(family, sizes, profile)
  const machining = { ...asStocked, changedLength, headFlats, reducedHead, tip }
  const shape = shapeOf(family, { ...values, ...screws }, machining)
  const expected = shape && profileOfShape(shape.solid)
  const differences = expected && compareProfiles(profile, expected)
  if (differences === null) return null
  const { material, coating } = product
  return {
    articleNumber,
    family: family.code,
    material,
    coating,
    changedLength,
    headFlats,
    reducedHead,
    tip,
    differences: areOther ? [...differences, 'others'] : differences,
  }
}

/** Any number of screws, as their holes are not compared. */
const screws = { screws: '2x M6' }
/** The shoulder of a pin has a tolerance of 2 mm. */
const shoulderTolerance = 2.1

function hasShoulder(own: Partial<Record<SizeKey, number>>, { shoulderLength }: Sizes): boolean {
  return shoulderLength === undefined || Math.abs((own.shoulderLength ?? 0) - shoulderLength) < shoulderTolerance
}

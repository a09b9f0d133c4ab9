import type { LanguageCode } from '@normwerk/contract/language'
import type { MouldPart } from '@normwerk/contract/parts-list/mould'
import type { DescribedBody } from '@normwerk/geometry/describe-step-assembly'
import { type ConfiguredPart, formatConfiguredPart, noOptions, type PartOptions } from '@normwerk/parts/configured-part'
import { familyOf } from '@normwerk/parts/families/families'
import { type Match, matchProfile } from '@normwerk/parts/recognition/match-profile'
import type { Profile } from '@normwerk/parts/recognition/profile'
import { findArticle } from '@normwerk/search/find-article'
import { readText } from '../../catalogue/format-article.ts'
import type { Catalogue } from '../../catalogue/index/live-catalogue.ts'
import { isNamed, type NamedPart, nameText } from '../../catalogue/name-text.ts'

type Found = NonNullable<MouldPart['found']>

/** Finds the articles that a body is, in all materials; null for a body that is no part of ours. */
export function recogniseBody(catalogue: Catalogue, body: DescribedBody, language: LanguageCode): Found | null {
  const { turned } = body
  const said = readName(catalogue, body.name)
  if (turned === null) return said && recognisePlate(catalogue, body, said, language)
  const matches = matchProfile(turned.profile, catalogue)
  const [likeliest] = matches
  if (likeliest === undefined) return null
  const named = matches.find(({ articleNumber }) => articleNumber === said?.articleNumber)
  const meant = named ?? likeliest
  const differences = differencesOf(turned.profile, meant)
  const numberOf = (match: Match) => formatConfiguredPart(partOf(match, match === named ? said : null))
  return {
    family: readText(familyOf(meant.family).name, language),
    choices: matches.flatMap((match) => {
      const productName = nameOf(catalogue, match.articleNumber, language)
      return productName === null ? [] : [{ articleNo: numberOf(match), name: productName }]
    }),
    named: named === undefined ? null : numberOf(named),
    isSure: named !== undefined || differences.every((difference) => difference === 'shapedTip'),
    differences,
  }
}

/** How far a side of a plate may be from its size, mm. */
const plateTolerance = 0.05

/** A plate is any block, so its name must say its article. */
function recognisePlate(
  catalogue: Catalogue,
  { size, edges, quantity }: DescribedBody,
  { articleNumber }: NamedPart,
  language: LanguageCode,
): Found | null {
  const article = catalogue.findStocked(articleNumber).find((stocked) => stocked.articleNumber === articleNumber)
  const productName = nameOf(catalogue, articleNumber, language)
  if (size === null || article?.sizes.thickness === undefined || productName === null) return null
  const { width = 0, length = 0, thickness } = article.sizes
  const sides = [width, length, thickness].toSorted((one, other) => other - one)
  if (sides.some((side, at) => Math.abs(side - (size[at] ?? 0)) > plateTolerance)) return null
  const isBlank = edges.length <= edgesOfBlock * quantity
  return {
    family: readText(familyOf(article.product.family).name, language),
    choices: [{ articleNo: articleNumber, name: productName }],
    named: articleNumber,
    isSure: true,
    differences: isBlank ? [] : ['others'],
  }
}

const edgesOfBlock = 12

/** Returns the part that a name says together with its material; null for any other name. */
function readName(catalogue: Catalogue, name: string): NamedPart | null {
  if (name === '') return null
  const sources = { catalogue, customerPartNumbers: new Map(), readPartRequest: catalogue.readOrPropose }
  const match = nameText(sources, name)
  return isNamed(match) && !match.assumed.includes('material') ? match : null
}

/** The name may say the tolerance class of the cut that is measured. */
function partOf(
  { articleNumber, changedLength, headFlats, reducedHead, tip }: Match,
  said: PartOptions | null,
): ConfiguredPart {
  const toleranceClass = said?.changedLength === changedLength ? said.toleranceClass : null
  return { ...noOptions, articleNumber, changedLength, headFlats, reducedHead, tip, toleranceClass }
}

function differencesOf(
  { outside, shapedFrom, tip }: Profile,
  { family, differences, reducedHead, tip: ground }: Match,
): Found['differences'] {
  const isOtherTip = familyOf(family).tip !== null && tip !== null && ground === null
  return [
    ...differences,
    ...(reducedHead === null ? [] : (['smallerHead'] as const)),
    ...(shapedFrom === null && !isOtherTip ? [] : (['shapedTip'] as const)),
    ...(outside.length === 1 ? (['noHead'] as const) : []),
  ]
}

function nameOf({ index, products }: Catalogue, articleNumber: string, language: LanguageCode): string | null {
  const article = findArticle(index, articleNumber)
  const product = article && products.get(article.productId)
  return product === undefined ? null : readText(product.row.name, language)
}

import type { Output } from '@normwerk/contract/endpoint'
import type { ErrorCode } from '@normwerk/contract/errors'
import type { LanguageCode } from '@normwerk/contract/language'
import type { MouldPart, MouldPicture, mouldEndpoints } from '@normwerk/contract/parts-list/mould'
import type { DescribedBody } from '@normwerk/geometry/describe-step-assembly'
import { type ConfiguredPart, formatConfiguredPart, noOptions, type PartOptions } from '@normwerk/parts/configured-part'
import { familyOf } from '@normwerk/parts/families/families'
import { type Match, matchProfile } from '@normwerk/parts/recognition/match-profile'
import type { Profile } from '@normwerk/parts/recognition/profile'
import { findArticle } from '@normwerk/search/find-article'
import { AppError, type Customer } from '../../../http/call.ts'
import type { StreamedUpload } from '../../../http/upload.ts'
import { mapInTurns } from '../../../infrastructure/map-in-turns.ts'
import { readAssembly, StepFileError } from '../../../infrastructure/step/read-assembly.ts'
import { readText } from '../../catalogue/format-article.ts'
import type { Catalogue } from '../../catalogue/index/live-catalogue.ts'
import { isNamed, type NamedPart, nameText } from '../../catalogue/name-text.ts'

type Found = NonNullable<MouldPart['found']>

/** Finds the articles that a body is, in all materials; null for a body that is no part of ours. */
function recogniseBody(catalogue: Catalogue, body: DescribedBody, language: LanguageCode): Found | null {
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

type ReadMould = Output<typeof mouldEndpoints.read>

interface Reading {
  caller: Customer
  language: LanguageCode
  upload: StreamedUpload
  /** Ends the reading when the client has disconnected. */
  signal: AbortSignal
}

/** Recognises our parts in a STEP assembly, counts equal ones, and lists the others with their size. */
export async function readMould(
  catalogue: Catalogue,
  { caller, language, upload, signal }: Reading,
): Promise<ReadMould> {
  const bodies = await readAssembly(caller.userId, upload.content, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    throw error instanceof StepFileError ? rejectionOf(error) : error
  })
  const recognised = await mapInTurns(
    bodies,
    (body) => ({ body, found: recogniseBody(catalogue, body, language) }),
    () => signal.throwIfAborted(),
  )
  const groups = Map.groupBy(recognised, keyOf)
  const parts = [...groups.values()].flatMap((members) => describe(members) ?? [])
  return { parts: parts.toSorted(inOrder).map((part, at) => ({ ...part, row: at + 1 })) }
}

interface Recognised {
  body: DescribedBody
  found: MouldPart['found']
}

function keyOf({ body, found }: Recognised): string {
  if (found === null) return JSON.stringify([body.name, sizeOf(body)])
  return JSON.stringify([found.choices, found.named, found.differences])
}

function describe(members: readonly Recognised[]): Omit<MouldPart, 'row'> | null {
  const [first] = members
  if (first === undefined) return null
  return {
    quantity: members.reduce((sum, { body }) => sum + body.quantity, 0),
    name: first.body.name,
    size: sizeOf(first.body),
    found: first.found,
    pictures: members.map(({ body }) => pictureOf(body)),
  }
}

/** Diameter and length of a turned body. */
function sizeOf({ size, turned }: DescribedBody): number[] | null {
  if (turned === null) return size && [...size]
  const { outside, length } = turned.profile
  return [Math.max(...outside.flatMap(({ start, end }) => [start, end])), length].map(round)
}

function pictureOf({ turned, edges }: DescribedBody): MouldPicture {
  const blade = turned?.profile.blade ?? null
  return {
    outline: (turned?.outline ?? []).map(([along, radius]) => [along, radius]),
    blade: blade && turned && { ...blade, to: turned.profile.length },
    places: (turned?.places ?? []).map((place) => [...place]),
    edges: edges.map((edge) => [...edge]),
  }
}

/** Those of ours first, then the large ones. */
function inOrder(one: Omit<MouldPart, 'row'>, other: Omit<MouldPart, 'row'>): number {
  const rank = ({ found }: Omit<MouldPart, 'row'>) => (found === null ? 2 : found.isSure ? 0 : 1)
  const by = rank(one) - rank(other)
  if (by !== 0) return by
  if (one.found === null || other.found === null) return (other.size?.[0] ?? 0) - (one.size?.[0] ?? 0)
  const numberOf = ({ choices, named }: NonNullable<MouldPart['found']>) => named ?? choices[0]?.articleNo ?? ''
  return numberOf(one.found).localeCompare(numberOf(other.found), 'en', { numeric: true })
}

const round = (value: number) => Math.round(value * 100) / 100

const codes = {
  notStep: 'noStepFile',
  broken: 'stepFileBroken',
  otherSchema: 'stepOfOtherSchema',
  empty: 'stepWithoutBodies',
  tooLarge: 'stepTooComplex',
  unavailable: 'temporarilyUnavailable',
} as const satisfies Record<StepFileError['failure'], ErrorCode>

function rejectionOf(error: StepFileError): AppError {
  return new AppError(codes[error.failure], { cause: error })
}

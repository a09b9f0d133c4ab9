import type { Output } from '@normwerk/contract/endpoint'
import type { ErrorCode } from '@normwerk/contract/errors'
import type { LanguageCode } from '@normwerk/contract/language'
import type { MouldPart, MouldPicture, mouldEndpoints } from '@normwerk/contract/parts-list/mould'
import type { DescribedBody } from '@normwerk/geometry/describe-step-assembly'
import { AppError } from '../../../http/app-error.ts'
import type { Customer } from '../../../http/session/caller.ts'
import type { StreamedUpload } from '../../../http/upload.ts'
import { mapInTurns } from '../../../infrastructure/map-in-turns.ts'
import { readAssembly, StepFileError } from '../../../infrastructure/step/read-assembly.ts'
import type { Catalogue } from '../../catalogue/index/live-catalogue.ts'
import { recogniseBody } from './recognise-body.ts'

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

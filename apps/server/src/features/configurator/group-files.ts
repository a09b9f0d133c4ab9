import { isMouldBase, readMouldBase } from '@normwerk/contract/configurator/mould-base'
import type { MouldBasePart } from '@normwerk/contract/configurator/mould-base-model'
import type { JsonObject } from '@normwerk/contract/json-object'
import type { LanguageCode } from '@normwerk/contract/language'
import { formatDxf } from '@normwerk/geometry/format-dxf'
import { assembleMouldBase, type LineArticle } from '@normwerk/geometry/mould-base/assemble-mould-base'
import { drawHolePlan, type NamedPlate } from '@normwerk/geometry/mould-base/draw-hole-plan'
import { shapeArticle } from '@normwerk/geometry/shape-article'
import { laySideBySide } from '@normwerk/geometry/solid/lay-side-by-side'
import { roleTexts } from '@normwerk/i18n/role-texts'
import { translate } from '@normwerk/i18n/translate'
import type { Assortment } from '@normwerk/parts/assortment'
import { colourOf } from '@normwerk/parts/material-colour'
import { articlesOf } from '@normwerk/parts/mould-base/articles-of'
import type { BillLine } from '@normwerk/parts/mould-base/bill'
import { borePlates } from '@normwerk/parts/mould-base/bore-plates'
import { deriveMouldBase, type MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import { listHoles, nameBore, positionTolerance } from '@normwerk/parts/mould-base/list-holes'
import { limitsOf } from '@normwerk/parts/tolerances/limits'
import { findArticle } from '@normwerk/search/find-article'
import type { Queries } from '../../database/client.ts'
import { awaitCad } from '../../http/answers/await-cad.ts'
import { answerWorkbook, dxfType, FileAnswer, safeFileName, stepType } from '../../http/answers/file-answer.ts'
import { AppError, type CallContext, type Dependencies } from '../../http/call.ts'
import type { PlacedPart } from '../../infrastructure/cad/cad.ts'
import type { Table } from '../../infrastructure/spreadsheets/write-workbook.ts'
import { partsOfGroup, readGroup } from '../cart/configured-group.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { readParts } from '../catalogue/read-part.ts'

type GroupPart = Awaited<ReturnType<typeof partsOfGroup>>['parts'][number]

/** Lays the parts of a group side by side along y, a body for each position. */
function placeInRow(assortment: Assortment, parts: readonly GroupPart[]): PlacedPart[] {
  const bodies = parts.map((part) => {
    const { number, family, values, ...options } = part
    // An assembly without one of its parts would be incomplete.
    const solid = family === null ? null : shapeArticle(family, values, options)
    if (solid === null) throw new AppError('articleWithoutShape', {}, { article: number })
    return { name: number, instance: number, solid, colour: colourOfPart(assortment, part) }
  })
  const moved = laySideBySide(bodies.map(({ solid }) => solid))
  return bodies.map((body, at) => ({ ...body, place: { x: 0, y: moved[at] ?? 0, z: 0, points: 'along' } }))
}

function colourOfPart({ materials, coatings }: Assortment, { material, coating }: GroupPart): string {
  return colourOf(materials.get(material ?? ''), coatings.get(coating ?? ''))
}

/** Places the parts of a group as the mould base is built; what was taken out of the group is left out. */
function placeInMould(
  assortment: Assortment,
  base: MouldBase,
  parts: readonly GroupPart[],
  language: LanguageCode,
): PlacedPart[] {
  const keyOf = ({ articleNo, changedLength }: Pick<BillLine, 'articleNo' | 'changedLength'>) =>
    `${articleNo} ${changedLength}`
  const ordered = new Map(parts.map((part) => [keyOf(part), part]))
  const partOf = (line: BillLine) => ordered.get(keyOf(line))
  const assembled = assembleMouldBase(base, (line) => {
    const part = partOf(line)
    return part === undefined || part.family === null ? null : { family: part.family, values: part.values }
  })
  return assembled.flatMap(({ line, instance, solid, place }) => {
    const part = partOf(line)
    if (part === undefined) return []
    const role = translate(language, roleTexts[line.role])
    return [
      { name: part.number, instance: `${role} ${instance}`, solid, colour: colourOfPart(assortment, part), place },
    ]
  })
}

/** Returns the holes of all plates of a mould base as a table (xlsx), a sheet for each plate. */
export async function readHoleTable(context: CallContext, groupId: string): Promise<FileAnswer> {
  const { name, plates } = await readPlates(context, groupId)
  return answerWorkbook(
    name,
    plates.map((plate) => tableOf(plate, context)),
  )
}

/** Returns the plates of a mould base from above with their holes (DXF). */
export async function readHolePlan(context: CallContext, groupId: string): Promise<FileAnswer> {
  const { name, plates } = await readPlates(context, groupId)
  return new FileAnswer({
    content: Buffer.from(formatDxf(drawHolePlan(plates))),
    contentType: dxfType,
    fileName: safeFileName(name, '.dxf'),
    disposition: 'attachment',
    cacheControl: 'private, no-store',
  })
}

async function readPlates(context: CallContext, groupId: string): Promise<{ name: string; plates: NamedPlate[] }> {
  const { name, settings } = await readGroup(context, groupId)
  const base = deriveBuildable(settings)
  if (base === null) throw new AppError('entryNotFound')
  const plates = borePlates(base).map((plate, at) => ({
    name: `${at + 1} ${translate(context.language, roleTexts[plate.line.role])}`,
    plate,
  }))
  return { name, plates }
}

function tableOf({ name, plate }: NamedPlate, { language }: CallContext): Table {
  return {
    // A spreadsheet allows no longer name.
    name: name.slice(0, 31),
    columns: [
      { heading: translate(language, 'configurator.holes.number'), kind: 'whole', width: 8 },
      { heading: 'x', kind: 'length', width: 10 },
      { heading: 'y', kind: 'length', width: 10 },
      { heading: translate(language, 'configurator.holes.position'), kind: 'length', width: 14 },
      { heading: translate(language, 'configurator.holes.bore'), kind: 'text', width: 14 },
      { heading: translate(language, 'configurator.holes.upper'), kind: 'length', width: 14 },
      { heading: translate(language, 'configurator.holes.lower'), kind: 'length', width: 14 },
      { heading: translate(language, 'configurator.holes.from'), kind: 'length', width: 12 },
      { heading: translate(language, 'configurator.holes.to'), kind: 'length', width: 12 },
    ],
    rows: listHoles(plate).flatMap(({ number, x, y, bores }) =>
      bores.map((bore) => {
        const { upper, lower } = bore.fit === 'H7' ? limitsOf('H7', bore.diameter) : { upper: null, lower: null }
        return [number, x, y, positionTolerance(bore.fit), nameBore(bore), upper, lower, bore.from, bore.to]
      }),
    ),
  }
}

/** Returns the bodies of a mould base, equal ones together. */
export async function readModel(
  { db }: Pick<CallContext, 'db'>,
  catalogue: Catalogue,
  config: JsonObject,
): Promise<{ parts: MouldBasePart[] }> {
  const base = deriveBuildable(config)
  if (base === null) throw new AppError('notBuildable')
  const articles = await readArticles(db, catalogue, base.bill)
  const assembled = assembleMouldBase(base, ({ articleNo }) => articles.get(articleNo ?? '') ?? null)
  const bySolid = Map.groupBy(assembled, ({ solid }) => solid)
  const parts = bySolid.values().flatMap((equal) => {
    const [first] = equal
    if (first === undefined) return []
    return [{ role: first.line.role, solid: first.solid, places: equal.map(({ place }) => place) }]
  })
  return { parts: [...parts] }
}

/** Returns the articles of a bill by their numbers; one that is not in the catalogue is left out. */
async function readArticles(
  db: Queries,
  catalogue: Catalogue,
  bill: readonly BillLine[],
): Promise<Map<string, LineArticle>> {
  const ids = articlesOf(bill).flatMap(({ articleNo }) => findArticle(catalogue.index, articleNo)?.id ?? [])
  const parts = await readParts(db, catalogue, ids)
  return new Map(
    parts.flatMap(({ row: { articleNo, values }, facts }) => {
      const { family } = facts.row
      return family === null ? [] : [[articleNo, { family, values }] as const]
    }),
  )
}

/**
 * Returns the parts of a group as one assembly: a mould base as it is built, all others side by side, and so a mould base
 * of another version, whose eye bolts and boring have no body. The signal ends the waiting when the client has
 * disconnected.
 */
export async function readStep(
  { cad }: Pick<Dependencies, 'cad'>,
  catalogue: Catalogue,
  context: CallContext & { signal: AbortSignal },
  groupId: string,
): Promise<FileAnswer> {
  const { name, settings, parts } = await partsOfGroup(context, groupId)
  const base = deriveBuildable(settings)
  const { assortment } = catalogue
  const placed =
    base === null
      ? placeInRow(assortment, isMouldBase(settings) ? parts.filter(({ family }) => family !== null) : parts)
      : placeInMould(assortment, base, parts, context.language)
  const content = await awaitCad(cad.step(context.caller.userId, { name, parts: placed }, context.signal))
  return new FileAnswer({
    content,
    contentType: stepType,
    fileName: safeFileName(name, '.step'),
    disposition: 'attachment',
    cacheControl: 'private, no-store',
  })
}

/** Returns the mould base of a configuration; null for any other, or one that today's rules do not build. */
function deriveBuildable(config: JsonObject): MouldBase | null {
  const settings = readMouldBase(config)
  const base = settings && deriveMouldBase(settings)
  return base === null || base.errors.length > 0 ? null : base
}

/** Rejects settings of the mould base configurator that it does not understand, or that cannot be built. */
export function checkMouldBase(config: JsonObject): void {
  if (!isMouldBase(config)) return
  if (deriveBuildable(config) === null) throw new AppError('notBuildable')
}

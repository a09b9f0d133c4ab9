import { hasSameOptions, machiningOf } from '@normwerk/parts/configured-part'
import { mapRemarks, type Remark, type Remarks } from '@normwerk/parts/remarks'
import type { cartPositions } from '../../database/tables/carts.ts'
import { AppError, type CallContext, type Dependencies } from '../../http/call.ts'
import { type PricedArticle, readPricedParts } from '../catalogue/read-part.ts'
import { buildPositions } from './add-positions.ts'
import { configuredNumber } from './format-part.ts'
import { assertCapacity } from './repository/carts.ts'
import { listGroup, readGroupRows, removePositions } from './repository/many-positions.ts'
import { insertPositionsAt, lockPosition } from './repository/positions.ts'
import { pendingChangeAgainst, type ValidatedPosition } from './validate-position.ts'

/** Reads the positions of a group in a cart that the caller may read, in their order, each with its article. */
export async function readGroup(context: CallContext, groupId: string) {
  const rows = await readGroupRows(context, groupId)
  const [first] = rows
  if (first === undefined) throw new AppError('entryNotFound')
  const { configurationId, configurationName: name, settings } = first
  return { cartId: first.position.cartId, configurationId, name, settings, rows }
}

/** Returns the current parts of a group, in the order of the cart. */
export async function partsOfGroup(context: CallContext, groupId: string) {
  const { name, settings, rows } = await readGroup(context, groupId)
  return {
    name,
    settings,
    parts: rows.map((row) => ({
      /** With its options. */
      number: configuredNumber(row),
      articleNo: row.articleNo,
      family: row.family,
      material: row.material,
      coating: row.coating,
      values: row.values,
      ...machiningOf(row.position),
    })),
  }
}

interface Group {
  parts: readonly ValidatedPosition[]
  configurationId: string
}

/**
 * Replaces the group of a position, or that position alone, by a new group. Returns the id of the cart. A remark that
 * all old positions had is kept for the new ones.
 */
export async function replaceGroup(
  dependencies: Dependencies,
  context: CallContext,
  positionId: string,
  { parts, configurationId }: Group,
): Promise<string> {
  const { db } = context
  const { cartId } = (await lockPosition(context, positionId)).position
  const old = await listGroup(db, cartId, positionId)
  const remarks = mapRemarks((remark) => agreed(old, remark))
  await removePositions(
    db,
    cartId,
    dependencies.clock.now(),
    old.map(({ id }) => id),
  )
  const before = await withParts(context, old)
  const positions = parts.map((part) => ({
    part: { ...part, ...pendingChangeOf(part, before) },
    ...remarks,
    group: 0,
    configurationId,
  }))
  await insertPositionsAt(
    db,
    cartId,
    Math.min(...old.map(({ sortIndex }) => sortIndex)),
    buildPositions(dependencies, cartId, positions),
  )
  if (parts.length > old.length) await assertCapacity(db, cartId)
  return cartId
}

type Position = typeof cartPositions.$inferSelect

interface Before {
  position: Position
  part: PricedArticle
}

async function withParts({ db, caller }: CallContext, old: readonly Position[]): Promise<Before[]> {
  const parts = await readPricedParts(
    db,
    caller.companyId,
    old.map(({ articleId }) => articleId),
  )
  return old.flatMap((position) => {
    const part = parts.get(position.articleId)
    return part === undefined ? [] : { position, part }
  })
}

/** Keeps a pending change of the same part in its new place; a position with the same options is matched first. */
function pendingChangeOf(validated: ValidatedPosition, before: readonly Before[]) {
  const ofPart = before.filter(({ position }) => position.articleId === validated.articleId)
  const alike = ofPart.filter(({ position }) => hasSameOptions(position, validated))
  const pending = (alike.length > 0 ? alike : ofPart).map(({ part, position }) =>
    pendingChangeAgainst(part, position, validated),
  )
  return pending.find((kept) => kept !== null)
}

function agreed(rows: readonly Remarks[], remark: Remark): string | null {
  const [value = null, ...others] = new Set(rows.map((row) => row[remark]))
  return others.length === 0 ? value : null
}

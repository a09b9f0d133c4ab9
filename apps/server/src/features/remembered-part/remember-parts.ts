import type { WrittenPart } from '@normwerk/contract/parts-list'
import type { Unit } from '@normwerk/contract/remembered-part'
import { optionsOf, type PartOptions } from '@normwerk/parts/configured-part'
import { lockByName } from '../../database/advisory-lock.ts'
import type { Queries } from '../../database/client.ts'
import type { ExpiredRows } from '../../database/expired-rows.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Customer } from '../../http/session/caller.ts'
import { deleteOldest, markUsed, type NewRow, storeRows, unusedSince } from './repository/remembered-parts.ts'
import { textKeyOf, writtenTextOf } from './text-key.ts'

/** The part and the quantity that a buyer orders for the cells of a row. */
export interface Choice {
  written: WrittenPart
  part: PartOptions & { articleId: string }
  /** The unit of the written quantity, if the ordered pieces state its size. */
  unit: Unit | null
}

/** How many texts are remembered per company, those used last. */
const maxRemembered = 10_000

/**
 * Remembers the choices of a buyer for their company; the last choice for a text counts.
 * @param used the remembered parts that rows of the list have followed
 */
export async function rememberParts(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  { db, caller: { companyId, userId } }: { db: Queries; caller: Customer },
  choices: readonly Choice[],
  used: readonly string[],
): Promise<void> {
  if (choices.length === 0 && used.length === 0) return
  await lockByName(db, 'rememberedPartsOf', companyId)
  const now = clock.now()
  const rows = new Map(
    choices.flatMap(({ written, part, unit }): [string, NewRow][] => {
      const textKey = textKeyOf(written)
      if (textKey === null) return []
      const { articleId } = part
      const chosen = { articleId, ...optionsOf(part), unit: unit?.name ?? null, unitPieces: unit?.pieces ?? null }
      const by = { companyId, userId, chosenAt: now, usedAt: now }
      return [[textKey, { id: ids.next(), textKey, text: writtenTextOf(written), ...chosen, ...by }]]
    }),
  )
  if (used.length > 0) await markUsed(db, companyId, used, now)
  if (rows.size === 0) return
  await storeRows(db, [...rows.values()])
  await deleteOldest(db, companyId, maxRemembered)
}

export function unusedParts(before: Date): ExpiredRows {
  return unusedSince(before)
}

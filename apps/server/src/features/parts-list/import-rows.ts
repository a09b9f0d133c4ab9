import type { ImportAnswer, partsListEndpoints } from '@normwerk/contract/parts-list'
import type { Dependencies } from '../../dependencies.ts'
import { AppError, type FieldErrors } from '../../http/app-error.ts'
import type { Call } from '../../http/bind.ts'
import { expectWaiting } from '../../http/expect-waiting.ts'
import { addPositions } from '../cart/add-positions.ts'
import { requireEditable } from '../cart/change-cart.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import type { EvaluatedRow } from './evaluate-row.ts'
import { matchRows } from './match-rows.ts'

/** The maximum number of reported row errors, as many as a buyer reads. */
const maxRowErrors = 100

/**
 * Reports the result of each row and, unless it is a dry run, adds them all in their order; one open row prevents it.
 */
export async function importRows(
  dependencies: Dependencies,
  catalogue: Catalogue,
  call: Call<typeof partsListEndpoints.import>,
): Promise<ImportAnswer> {
  const { request, once } = call
  const { cartId = null, rows, dryRun } = call.input
  const match = () => matchRows(call, catalogue, rows, dependencies.settings.maxQuantity, () => expectWaiting(request))
  if (dryRun) {
    const evaluated = await match()
    // Checked first, so that callers without the right do not correct a list that they cannot add.
    if (cartId !== null) await requireEditable(call, cartId)
    return { rows: answersOf(evaluated), added: 0 }
  }
  const prepare = async () => {
    const evaluated = await match()
    const positions = evaluated.flatMap(({ position }) => position ?? [])
    if (positions.length < rows.length) throw new AppError('importRowsUnresolved', { fields: errorsOf(evaluated) })
    return { positions, answer: { rows: answersOf(evaluated), added: positions.length } }
  }
  return once(prepare, async (transaction, { positions, answer }) => {
    await addPositions(dependencies, { ...call, db: transaction }, cartId, positions)
    return answer
  })
}

function answersOf(evaluated: readonly EvaluatedRow[]): ImportAnswer['rows'] {
  return evaluated.map(({ answer }) => answer)
}

function errorsOf(evaluated: readonly EvaluatedRow[]): FieldErrors {
  const open = evaluated.flatMap(({ position }, index) => (position === null ? [index] : []))
  return Object.fromEntries(open.slice(0, maxRowErrors).map((index) => [`rows.${index}`, [{ code: 'invalid' }]]))
}

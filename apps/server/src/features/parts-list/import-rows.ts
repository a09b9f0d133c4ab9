import type { ImportAnswer, partsListEndpoints } from '@normwerk/contract/parts-list'
import type { Dependencies } from '../../dependencies.ts'
import { AppError, type FieldErrors } from '../../http/app-error.ts'
import type { Call } from '../../http/bind.ts'
import { expectWaiting } from '../../http/expect-waiting.ts'
import { addPositions } from '../cart/add-positions.ts'
import { lockCart } from '../cart/lock-carts.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import type { JudgedRow } from './judge-row.ts'
import { matchRows } from './match-rows.ts'

/** As many as one reads. */
const maxFaults = 100

/** Says what becomes of each row and, unless it is a dry run, adds them all in their order; one that is open ends it. */
export async function importRows(
  dependencies: Dependencies,
  catalogue: Catalogue,
  call: Call<typeof partsListEndpoints.import>,
): Promise<ImportAnswer> {
  const { db, caller, language, request, once } = call
  const { cartId = null, rows, dryRun } = call.input
  const match = () =>
    matchRows({ db, caller, language }, catalogue, rows, dependencies.settings.maxQuantity, () =>
      expectWaiting(request),
    )
  if (dryRun) {
    const judged = await match()
    // That he may not fill this cart he should learn before he corrects the list.
    if (cartId !== null) await lockCart(db, caller, cartId, 'edit')
    return { rows: answersOf(judged), added: 0 }
  }
  const prepare = async () => {
    const judged = await match()
    const positions = judged.flatMap(({ position }) => position ?? [])
    if (positions.length < rows.length) throw new AppError('importRowsUnresolved', { fields: faultsOf(judged) })
    return { positions, answer: { rows: answersOf(judged), added: positions.length } }
  }
  return once(prepare, async (transaction, { positions, answer }) => {
    await addPositions(dependencies, { db: transaction, caller, language }, cartId, positions)
    return answer
  })
}

function answersOf(judged: readonly JudgedRow[]): ImportAnswer['rows'] {
  return judged.map(({ answer }) => answer)
}

function faultsOf(judged: readonly JudgedRow[]): FieldErrors {
  const open = judged.flatMap(({ position }, index) => (position === null ? [index] : []))
  return Object.fromEntries(open.slice(0, maxFaults).map((index) => [`rows.${index}`, [{ code: 'invalid' }]]))
}

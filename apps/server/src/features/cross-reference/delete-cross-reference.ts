import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/record-event.ts'
import { deleteRow } from './repository/cross-references.ts'

export async function deleteCrossReference(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  id: string,
  by: { userId: string; correlationId: string },
): Promise<void> {
  const deleted = await deleteRow(db, id)
  if (deleted === undefined) throw new AppError('entryNotFound')
  await recordEvent(dependencies, db, {
    action: 'crossReference.deleted',
    ...by,
    companyId: null,
    changes: { pattern: [`${deleted.maker}: ${deleted.pattern}`, null] },
  })
}

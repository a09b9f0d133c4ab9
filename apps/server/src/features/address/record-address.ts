import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/call-context.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { AddressRow } from './repository/addresses.ts'

const fields = [
  'company',
  'companyAddition',
  'street',
  'streetNumber',
  'streetAddition',
  'addressAddition',
  'zip',
  'city',
  'country',
  'isUsual',
] as const satisfies (keyof AddressRow)[]

/** Records the change of an address; `null` is no address, before its creation or after its deletion. */
export async function recordAddress(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  { db, caller, request }: CallContext,
  before: AddressRow | null,
  after: AddressRow | null,
): Promise<void> {
  const changes = changesBetween(before, after, fields)
  const subject = after ?? before
  if (subject === null || Object.keys(changes).length === 0) return
  const verb = before === null ? 'created' : after === null ? 'deleted' : 'changed'
  await recordEvent(dependencies, db, {
    action: `address.${verb}`,
    userId: caller.userId,
    companyId: caller.companyId,
    subjectId: subject.id,
    changes,
    correlationId: request.id,
  })
}

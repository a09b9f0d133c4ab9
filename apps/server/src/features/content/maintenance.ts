import { isDeepStrictEqual } from 'node:util'
import type { MaintenanceNotice, WrittenNotice } from '@normwerk/contract/content/maintenance'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../database/client.ts'
import type { CallContext, Caller, Dependencies } from '../../http/call.ts'
import { rejectFieldErrors } from '../address/check-address.ts'
import { recordEvent } from '../audit/record-event.ts'
import { chooseText } from './pages.ts'
import { findNotice, replaceNotice } from './repository/maintenance.ts'

type Recording = Pick<Dependencies, 'ids' | 'clock'>

/** Returns the notice as visitors read it; null if there is none, or the maintenance is over. */
export async function readNotice(
  db: Queries,
  clock: Dependencies['clock'],
  language: LanguageCode,
): Promise<MaintenanceNotice | null> {
  const notice = await readNoticeForEditing(db, clock)
  if (notice === null) return null
  const { from, to, message } = notice
  return { from, to, message: chooseText(message, language) ?? '' }
}

export async function readNoticeForEditing(db: Queries, clock: Dependencies['clock']): Promise<WrittenNotice | null> {
  const notice = await findNotice(db)
  return notice !== null && new Date(notice.to) > clock.now() ? notice : null
}

/** Announces a maintenance, which must end after it begins, and later than now. */
export async function announceMaintenance(
  dependencies: Recording,
  call: CallContext<Caller>,
  notice: WrittenNotice,
): Promise<WrittenNotice> {
  const [from, to] = [new Date(notice.from), new Date(notice.to)]
  rejectFieldErrors({ to: to <= from || to <= dependencies.clock.now() ? 'invalid' : undefined })
  await storeNotice(dependencies, call, { ...notice, from: from.toISOString(), to: to.toISOString() })
  return notice
}

export function withdrawMaintenance(dependencies: Recording, call: CallContext<Caller>): Promise<void> {
  return storeNotice(dependencies, call, null)
}

async function storeNotice(
  dependencies: Recording,
  { db, caller, request }: CallContext<Caller>,
  notice: WrittenNotice | null,
): Promise<void> {
  const before = await replaceNotice(db, notice)
  if (isDeepStrictEqual(before, notice)) return
  await recordEvent(dependencies, db, {
    action: 'shop.maintenanceChanged',
    userId: caller.userId,
    companyId: null,
    changes: { maintenance: [formatNotice(before), formatNotice(notice)] },
    correlationId: request.id,
  })
}

function formatNotice(notice: WrittenNotice | null): string[] | null {
  return notice === null ? null : [`${notice.from} – ${notice.to}`, ...Object.values(notice.message)]
}

import type { LanguageCode } from '@normwerk/contract/language'
import type { OciField } from '@normwerk/documents/oci/write-fields'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { formatRoot } from '../../http/punchout-root.ts'
import { countAttempt, type Source } from '../account/limit-attempts.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { checkHook } from './check-hook.ts'
import { findStart, readTask } from './entry-task.ts'
import { makeVisitor, openVisit } from './open-visit.ts'
import type { Parameters } from './read-parameters.ts'
import { type FoundAccount, findAccount, recordEntry } from './repository/accounts.ts'
import { searchInBackground } from './search-in-background.ts'

export interface Entrant extends Source {
  language: LanguageCode
  userAgent: string | null
  /** Of the shop's own self-test, which every company may name. */
  testAddresses: readonly string[]
}

/** Where a purchasing system is led, or the form that it gets at once. */
export type Entered =
  | { kind: 'visit'; root: string; path: string; token: string }
  | { kind: 'form'; hookUrl: string; target: string; fields: OciField[] }

/**
 * Lets a purchasing system in. A repeated entry opens another visit with an empty cart, so a person
 * who has recorded one cannot see what others have chosen.
 */
export async function enter(
  dependencies: Dependencies,
  catalogue: LiveCatalogue,
  parameters: Parameters,
  entrant: Entrant,
): Promise<Entered> {
  const { database, settings, clock } = dependencies
  const found = await authenticate(dependencies, parameters, entrant)
  const { account, company } = found
  const hook = parameters.get(account.hookParameter.toLowerCase()) ?? ''
  const hookUrl = checkHook(hook, company.allowedOrigins, { ...settings, ...entrant })
  const target = readTarget(parameters)
  const task = readTask(parameters)
  const { language, userAgent, correlationId } = entrant
  return database.transaction(async (db): Promise<Entered> => {
    const { companyId } = account
    // Meanwhile the company may have changed the password, or was deleted.
    if (!(await recordEntry(db, account, clock.now()))) throw new AppError('invalidLoginData')
    const caller = await makeVisitor(dependencies, db, found, language)
    const shipDateAfter = settings.shipCalendar(clock.now())
    const context = { db, caller, language, shipDateAfter, request: { id: correlationId } }
    if (task.kind === 'background') {
      const fields = await searchInBackground(dependencies, catalogue, context, found, task)
      return { kind: 'form', hookUrl, target, fields }
    }
    const token = await openVisit(dependencies, db, { userId: caller.userId, hookUrl, target, userAgent })
    await recordEvent(dependencies, db, { action: 'punchout.opened', userId: null, companyId, correlationId })
    return { kind: 'visit', root: formatRoot(caller.userId), path: findStart(catalogue.current(), task), token }
  })
}

/**
 * Counts entries by company, so that no company uses up those of another one at the same address.
 * @throws AppError after the same time for an unknown user name and for a wrong password
 */
async function authenticate(
  dependencies: Dependencies,
  parameters: Parameters,
  { address, correlationId }: Source,
): Promise<FoundAccount> {
  const found = await findAccount(dependencies.database, parameters.get('username') ?? '')
  const companyId = found?.account.companyId ?? null
  const purpose = companyId === null ? 'punchoutOfNobody' : 'punchout'
  await countAttempt(dependencies, { purpose, account: companyId, address })
  const password = parameters.get('password') ?? ''
  const isRight = await dependencies.passwords.verify(found?.account.passwordHash ?? null, password)
  if (found !== undefined && isRight) {
    await countAttempt(dependencies, { purpose: 'punchoutVisit', account: companyId, address })
    return found
  }
  await recordEvent(dependencies, dependencies.database, {
    ...{ action: 'punchout.refused', userId: null, companyId, correlationId },
  })
  throw new AppError('invalidLoginData')
}

const windowName = /^(?:_top|_parent|_self|_blank|[A-Za-z][\w-]{0,59})$/

/** OCI 4.0 and 5.0 have different names for the window that waits. Anything but a window's name is ignored. */
function readTarget(parameters: Parameters): string {
  const named = parameters.get('returntarget') ?? parameters.get('~target') ?? ''
  return windowName.test(named) ? named : '_top'
}

import { basename } from 'node:path'
import type { PackageReport } from '@normwerk/contract/catalogue-package'
import { queriesOf } from '../../database/client.ts'
import type { Clock } from '../../infrastructure/clock.ts'
import type { Ids } from '../../infrastructure/ids.ts'
import { recordEvent } from '../audit/record-event.ts'
import { countChanges } from './describe-package.ts'
import type { PackageImport } from './import-package.ts'
import { isShippedFolder, readShippedVersion } from './import-shipped.ts'
import { insertImport } from './repository/imports.ts'
import { runImport } from './run-import.ts'

/** Imports a package for an operator. The shipped package is recorded as such. */
export async function importByCommand(
  databaseUrl: string,
  dependencies: { clock: Clock; ids: Ids },
  path: string,
  { dryRun, onProgress }: Pick<PackageImport, 'onProgress'> & { dryRun: boolean },
): Promise<PackageReport> {
  const isShipped = await isShippedFolder(path)
  const version = isShipped ? await readShippedVersion() : null
  return runImport(databaseUrl, {
    ...{ ...dependencies, path, dryRun, onProgress, language: 'en' },
    async record(client, report) {
      const db = queriesOf(client)
      const id = dependencies.ids.next()
      const source = isShipped ? 'shipped' : 'command'
      await insertImport(db, { id, source, state: 'done', name: basename(path), version, report })
      const changes = countChanges(report)
      if (isShipped || Object.keys(changes).length === 0) return
      await recordEvent(dependencies, db, {
        ...{ action: 'catalogue.imported', userId: null, companyId: null },
        ...{ changes, correlationId: id },
      })
    },
  })
}

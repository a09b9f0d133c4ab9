import type { ImportProgress, PackageImport } from '@normwerk/contract/catalogue-package'
import type { LanguageCode } from '@normwerk/contract/language'
import { AppError, type Dependencies } from '../../../http/call.ts'
import {
  changeImport,
  type ImportRow,
  insertImport,
  over,
  readImport,
  readNewestImport,
} from '../repository/imports.ts'
import { shippedFolder } from '../run-import.ts'
import { type ImportProcess, startImportProcess } from './import-process.ts'
import { keepReceivedFiles } from './received-files.ts'

/** A process that is silent for this long has ended without a report, ms. */
const silence = 60_000
const openStates = ['uploading', 'checking', 'ready', 'refused', 'importing'] as const
const fileName = /^[^/\\\p{Cc}]{1,200}\.(?:zip|csv|xlsx)$/iu
/** Bytes of a name that any file system accepts. */
const maxNameLength = 255

interface Sender {
  userId: string
  language: LanguageCode
  correlationId: string
}

type Surroundings = Pick<Dependencies, 'database' | 'databaseUrl' | 'packageFolder' | 'clock' | 'ids' | 'settings'> & {
  report: (error: unknown) => void
}

/** Imports of staff: one package at a time, in the background, visible on every server. */
export function createPackageImports(dependencies: Surroundings) {
  const { database, clock, ids } = dependencies
  const files = keepReceivedFiles(dependencies.packageFolder)
  const running = new Map<string, ImportProcess>()

  async function readOpen(id: string): Promise<ImportRow> {
    const row = await readImport(database, id)
    if (row === undefined || over.some((state) => state === row.state)) throw new AppError('entryNotFound')
    return row
  }

  /** Discards an unfinished import to allow the next one, but not a running one. */
  async function discardUnfinished(): Promise<void> {
    const last = await readNewestImport(database)
    if (last === undefined || over.some((state) => state === stateOf(last))) return
    if (last.state === 'checking' || last.state === 'importing') throw new AppError('importRunning')
    await cancel(last.id)
  }

  async function begin(announced: readonly { name: string; size: number }[], sender: Sender): Promise<PackageImport> {
    if (announced.reduce((sum, { size }) => sum + size, 0) > dependencies.settings.maxPackage) {
      throw new AppError('fileTooLarge', {}, { rows: 0 })
    }
    const names = new Set(announced.map(({ name }) => name.toLowerCase()))
    const isPackage = announced.every(
      ({ name }) => fileName.test(name) && !name.startsWith('.') && Buffer.byteLength(name) <= maxNameLength,
    )
    const isZipAmongOthers = announced.length > 1 && announced.some(({ name }) => name.toLowerCase().endsWith('.zip'))
    if (!isPackage || isZipAmongOthers || names.size < announced.length) throw new AppError('NOT_ALLOWED_FILE')
    await discardUnfinished()
    const [only] = announced
    const name = announced.length === 1 && only !== undefined ? only.name : `${announced.length} × csv, xlsx`
    return present(await record({ name, source: 'staff', state: 'uploading', files: [...announced] }, sender))
  }

  function record(
    facts: Pick<ImportRow, 'name' | 'source' | 'state' | 'files'>,
    { userId, language }: Sender,
  ): Promise<ImportRow> {
    const now = clock.now()
    return insertImport(database, { ...facts, id: ids.next(), userId, language, createdAt: now, heartbeatAt: now })
  }

  async function send(id: string, { name, offset }: { name: string; offset: number }, content: Buffer): Promise<void> {
    const row = await readOpen(id)
    const file = row.files?.find((announced) => announced.name === name)
    if (row.state !== 'uploading' || file === undefined) throw new AppError('entryNotFound')
    if (offset + content.length > file.size) throw new AppError('fileTooLarge', {}, { rows: 0 })
    await files.write(id, name, offset, content)
  }

  async function check(id: string, sender: Sender): Promise<PackageImport> {
    const row = await readOpen(id)
    return run(row, ['uploading', 'ready', 'refused'], 'checking', sender)
  }

  async function takeOffer(sender: Sender): Promise<PackageImport> {
    await discardUnfinished()
    const row = await record({ name: 'catalogue', source: 'shipped', state: 'ready', files: null }, sender)
    return run(row, ['ready'], 'checking', sender)
  }

  async function start(id: string, sender: Sender): Promise<PackageImport> {
    return run(await readOpen(id), ['ready'], 'importing', sender)
  }

  async function run(
    row: ImportRow,
    from: readonly ImportRow['state'][],
    state: 'checking' | 'importing',
    sender: Sender,
  ): Promise<PackageImport> {
    const path = row.source === 'shipped' ? shippedFolder : files.pathOf(row.id, row.files ?? [])
    const isThere = row.source === 'shipped' || (await files.isComplete(row.id, row.files ?? []))
    if (!isThere) throw new AppError('importIncomplete')
    const heartbeat = { heartbeatAt: clock.now(), changedSince: false, progress: null }
    const started = await changeImport(database, row.id, from, { state, ...heartbeat })
    if (started === undefined) throw new AppError('importRunning')
    const child = startImportProcess(
      {
        ...{ importId: row.id, databaseUrl: dependencies.databaseUrl, path, dryRun: state === 'checking' },
        ...{ source: row.source === 'shipped' ? 'shipped' : 'staff', userId: sender.userId },
        ...{ correlationId: sender.correlationId, language: row.language ?? sender.language },
        expected: state === 'importing' ? row.report : null,
      },
      (progress) => recordHeartbeat(row.id, progress),
    )
    running.set(row.id, child)
    void follow(row.id, state, child).catch(dependencies.report)
    return present(started)
  }

  function recordHeartbeat(id: string, progress: ImportProgress): void {
    changeImport(database, id, ['checking', 'importing'], { progress, heartbeatAt: clock.now() }).catch(
      dependencies.report,
    )
  }

  /** Sends signs of life while there is no progress, and at the end the result. */
  async function follow(id: string, state: 'checking' | 'importing', { end }: ImportProcess): Promise<void> {
    const alive = setInterval(() => {
      changeImport(database, id, [state], { heartbeatAt: clock.now() }).catch(dependencies.report)
    }, silence / 4).unref()
    try {
      const ended = await end
      const heartbeatAt = clock.now()
      if ('busy' in ended) await changeImport(database, id, [state], { state: 'failed', heartbeatAt })
      else if (!ended.isWritten) {
        const { report } = ended
        const next = report.refused.length > 0 ? 'refused' : 'ready'
        await changeImport(database, id, [state], {
          state: next,
          report,
          changedSince: state === 'importing',
          heartbeatAt,
        })
      } else await files.remove(id)
    } catch (error) {
      const failed = await changeImport(database, id, [state], { state: 'failed', heartbeatAt: clock.now() })
      if (failed !== undefined) dependencies.report(error)
    } finally {
      clearInterval(alive)
      running.delete(id)
    }
  }

  async function cancel(id: string): Promise<PackageImport> {
    const cancelled = await changeImport(database, id, openStates, { state: 'cancelled', heartbeatAt: clock.now() })
    running.get(id)?.kill()
    const row = cancelled ?? (await readImport(database, id))
    if (row === undefined) throw new AppError('entryNotFound')
    await files.remove(id)
    return present(row)
  }

  function stateOf({ state, heartbeatAt }: ImportRow): ImportRow['state'] {
    const isAtWork = state === 'checking' || state === 'importing'
    return isAtWork && clock.now().getTime() - heartbeatAt.getTime() > silence ? 'failed' : state
  }

  function present(row: ImportRow): PackageImport {
    const { id, name, progress, report, changedSince, createdAt } = row
    return { id, name, state: stateOf(row), progress, report, changedSince, createdAt: createdAt.toISOString() }
  }

  async function readCurrent(): Promise<PackageImport | null> {
    const row = await readNewestImport(database)
    return row === undefined ? null : present(row)
  }

  return {
    ...{ begin, send, check, takeOffer, start, cancel, readCurrent },
    purgeExpired: () => files.purgeExpired(clock.now()),
    stop(): void {
      for (const child of running.values()) child.kill()
    },
  }
}

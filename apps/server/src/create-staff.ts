import { createInterface } from 'node:readline/promises'
import { useDatabase } from './database/client.ts'
import { openPool } from './database/pool.ts'
import { addStaff } from './features/company/add-user.ts'
import { readStaffOptions, type StaffOptions } from './features/company/read-staff-options.ts'
import { AppError } from './http/call.ts'
import { systemClock } from './infrastructure/clock.ts'
import { createIds } from './infrastructure/ids.ts'
import { argon2Passwords } from './infrastructure/passwords.ts'
import { reportError } from './infrastructure/report.ts'
import { randomSecrets } from './infrastructure/secrets.ts'
import { prepareDatabase } from './prepare-database.ts'
import { readSettings, type Settings, StartError } from './settings.ts'
import { visitDatabase } from './visit-database.ts'

try {
  const options = await readOptions()
  const password = await createStaff(readSettings(process.env), options)
  process.stdout.write(`${options.username} administers the shop now; the password, shown only here: ${password}\n`)
} catch (error) {
  const reason = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`Nobody was made: ${reason}\n`)
  process.exitCode = 1
}

async function readOptions(): Promise<StaffOptions> {
  const args = process.argv.slice(2)
  if (!process.stdin.isTTY) return readStaffOptions(args, null)
  using terminal = createInterface(process.stdin, process.stdout)
  const { promise: closed, reject: leave } = Promise.withResolvers<never>()
  // Ctrl-C, or the end of the input.
  terminal.once('close', () => leave(new StartError('The questions were not answered.')))
  return await Promise.race([closed, readStaffOptions(args, (question) => terminal.question(question))])
}

async function createStaff(settings: Settings, options: StaffOptions): Promise<string> {
  await using opened = new AsyncDisposableStack()
  const connections = await visitDatabase(settings, opened)
  await prepareDatabase(connections)
  const pool = openPool(connections.databaseUrl, reportError)
  opened.defer(() => pool.end())
  const dependencies = {
    clock: systemClock,
    ids: createIds(systemClock),
    secrets: randomSecrets,
    passwords: argon2Passwords,
  }
  return await useDatabase(pool)
    .transaction((db) => addStaff(dependencies, db, options))
    .catch((error) => explainTaken(error, options))
}

function explainTaken(error: unknown, { username, email }: StaffOptions): never {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'EMAIL_TAKEN') throw new StartError(`The mail address ${email} is taken.`)
  if (error.code === 'usernameTaken') throw new StartError(`The user name ${username} is taken.`)
  throw error
}

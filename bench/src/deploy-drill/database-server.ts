import { appendFile, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Operator } from '../../../apps/server/src/database/embedded/operator.ts'
import { findFreePort, signalAll } from '../faults/shop-process.ts'
import { type Daemon, deploy, programs, runProgram, startDaemon } from './programs.ts'
import { until } from './until.ts'

/** Passwords of the roles, for a cluster that lives for minutes on this machine. */
const password = 'drill-password'
const replication = 'drill-replication'

/** A PostgreSQL 15 with the configuration of `deploy/`. */
export interface DatabaseServer {
  port: number
  /** Holds the socket of the superuser, the log and `data`. */
  folder: string
  data: string
  /** As the superuser, for what the drill looks up itself. */
  url: string
  query<Row extends object>(statement: string): Promise<Row[]>
  start(): Promise<void>
  /** Kills the whole server at once. */
  kill(): Promise<void>
  /** Freezes the process that sends the log to the replica. */
  freezeSender(): Promise<void>
  /** Throws the data away, and copies those of another server, which it then follows. */
  follow(primary: DatabaseServer): Promise<void>
  promote(): Promise<void>
  /** Copies the data into a folder, from where the log leads to any later moment. */
  copyInto(copies: string): Promise<void>
  /** Starts on the data of a moment. */
  startAt(copy: string, moment: string): Promise<void>
}

/** Returns the address of the shop's database behind a port, as the role of the running shop or of the owner. */
export function shopUrl(port: number, role: 'normwerk' | 'normwerk_owner' = 'normwerk'): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/normwerk`
}

/** Creates a server whose finished log goes to the folder `archive`, like that of the others. */
export async function createDatabaseServer(
  folder: string,
  archive: string,
  operator: Operator | null,
): Promise<DatabaseServer> {
  const port = await findFreePort()
  const data = join(folder, 'data')
  const urlOf = (database: string) => `postgres://postgres@localhost:${port}/${database}?host=${folder}`
  const url = urlOf('normwerk')
  let daemon: Daemon | null = null
  await makeFolder(folder, operator)

  const query = async <Row extends object>(statement: string) => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    await client.connect()
    try {
      return (await client.query<Row>(statement)).rows
    } finally {
      await client.end()
    }
  }
  const server: DatabaseServer = {
    ...{ port, folder, data, url, query },
    async start() {
      const own = ['-c', `port=${port}`, '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`]
      daemon = await startDaemon(programs.postgres, ['-D', data, ...own], {
        logFile: join(folder, 'log'),
        operator,
      })
      await until('PostgreSQL answers', () => answers(urlOf('postgres')))
    },
    async kill() {
      if (daemon === null || daemon.hasEnded()) return
      const children = await readFile(`/proc/${daemon.pid}/task/${daemon.pid}/children`, 'utf8')
      const killed = daemon.end('SIGKILL')
      signalAll(children.trim().split(' ').filter(Boolean).map(Number), 'SIGKILL')
      await killed
    },
    async freezeSender() {
      const rows = await query<{ pid: number }>('select pid from pg_stat_replication')
      signalAll(
        rows.map(({ pid }) => pid),
        'SIGSTOP',
      )
    },
    async follow(primary) {
      await rm(data, { recursive: true, force: true })
      await runProgram(join(deploy, 'postgresql/make-replica'), [data, sourceOf(primary)], operator)
      await server.start()
      await until('the replica follows', async () => {
        const rows = await primary.query<{ state: string }>('select state from pg_stat_replication')
        return rows.some(({ state }) => state === 'streaming')
      })
    },
    promote: () =>
      runProgram(
        join(deploy, 'postgresql/promote'),
        [`host=${folder} port=${port} user=postgres dbname=postgres`],
        operator,
      ),
    async copyInto(copies) {
      await makeFolder(copies, operator)
      await runProgram(join(deploy, 'postgresql/copy-base'), [copies, archive, sourceOf(server)], operator)
    },
    async startAt(copy, moment) {
      await runProgram(join(deploy, 'postgresql/return-to'), [data, copy, archive, moment], operator)
      await server.start()
      await until('the moment is reached', async () => {
        const [row] = await query<{ isOver: boolean }>('select not pg_is_in_recovery() as "isOver"')
        return row?.isOver === true
      })
    },
  }
  return server
}

function sourceOf({ port }: DatabaseServer): string {
  return `host=127.0.0.1 port=${port} user=replicator password=${replication}`
}

export async function makeFolder(folder: string, operator: Operator | null): Promise<void> {
  await mkdir(folder)
  if (operator !== null) await chown(folder, operator.uid, operator.gid)
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  await client.connect()
  await client.end()
  return true
}

/** Makes the first primary: an empty database with its roles. */
export async function initialise(server: DatabaseServer, archive: string, operator: Operator | null): Promise<void> {
  const { folder, data } = server
  await runProgram(programs.initdb, ['-D', data, '-U', 'postgres', '--encoding=UTF8', '--locale=C.UTF-8'], operator)
  const configuration = await readFile(join(deploy, 'postgresql/normwerk.conf'), 'utf8')
  await appendFile(
    join(data, 'postgresql.conf'),
    configuration.replace('/srv/normwerk/deploy/', deploy).replace('/var/backups/postgresql/log', archive),
  )
  const rules = await readFile(join(deploy, 'postgresql/pg_hba.conf'), 'utf8')
  // Debian's own rules let only the user postgres be the superuser, through the socket.
  const local = 'local all postgres trust\n'
  await writeFile(join(data, 'pg_hba.conf'), local + rules.replaceAll(/10\.0\.0\.\d+/g, '127.0.0.1'))
  await server.start()
  const variables = ['-v', `owner=${password}`, '-v', `password=${password}`, '-v', `replication=${replication}`]
  const target = `host=${folder} port=${server.port} user=postgres dbname=postgres`
  const file = join(deploy, 'postgresql/roles.sql')
  await runProgram('psql', ['-qX', '-v', 'ON_ERROR_STOP=1', ...variables, '-f', file, target], operator)
}

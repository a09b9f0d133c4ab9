import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { Operator } from '../../../apps/server/src/database/embedded/operator.ts'
import { findFreePort } from '../faults/shop-process.ts'
import type { DatabaseServer } from './database-server.ts'
import { type Daemon, deploy, programs, runProgram, startDaemon } from './programs.ts'
import { until } from './until.ts'

/** HAProxy with the configuration of `deploy/`. */
export interface LoadBalancer {
  /** Of the shop, on https. */
  address: string
  metricsAddress: string
  primaryPort: number
  replicaPort: number
  /** How many servers of a backend are up. */
  countActive(backend: string): Promise<number>
  daemon: Daemon
}

export async function startProxy(
  folder: string,
  servers: readonly [string, string],
  databases: readonly [DatabaseServer, DatabaseServer],
): Promise<LoadBalancer> {
  const [https, http, primaryPort, replicaPort, metrics] = await Promise.all(Array.from({ length: 5 }, findFreePort))
  if (primaryPort === undefined || replicaPort === undefined) throw new Error('no ports')
  const local = (port: number | undefined) => `127.0.0.1:${port}`
  const daemon = await startDaemon(programs.haproxy, ['-db', '-f', join(deploy, 'haproxy/normwerk.cfg')], {
    logFile: join(folder, 'haproxy.log'),
    operator: null,
    environment: {
      BIND_HTTPS: local(https),
      BIND_HTTP: local(http),
      BIND_PRIMARY: local(primaryPort),
      BIND_REPLICA: local(replicaPort),
      BIND_METRICS: local(metrics),
      CERTIFICATE: await makeCertificate(folder),
      CERTBOT: local(1),
      SERVER_ONE: servers[0],
      SERVER_TWO: servers[1],
      DATABASE_ONE: local(databases[0].port),
      DATABASE_TWO: local(databases[1].port),
    },
  })
  const metricsAddress = `http://${local(metrics)}`
  const countActive = async (backend: string) => {
    const figures = await (await fetch(`${metricsAddress}/metrics`)).text()
    return Number(new RegExp(`^haproxy_backend_active_servers{proxy="${backend}"} (\\d+)`, 'm').exec(figures)?.[1])
  }
  await until('HAProxy answers', async () => Number.isInteger(await countActive('servers')))
  return { address: `https://localhost:${https}`, metricsAddress, primaryPort, replicaPort, countActive, daemon }
}

/** Makes a certificate for localhost that this process trusts. */
async function makeCertificate(folder: string): Promise<string> {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'normwerk.pem'].map((name) => join(folder, name))
  if (key === undefined || certificate === undefined || both === undefined) throw new Error('no names')
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  await runProgram('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...[...subject, '-keyout', key, '-out', certificate],
  ])
  const text = await readFile(certificate, 'utf8')
  await writeFile(both, text + (await readFile(key, 'utf8')))
  setDefaultCACertificates([...getCACertificates('default'), text])
  return both
}

/** Starts PgBouncer with the configuration of `deploy/` before HAProxy's way to the primary. */
export async function startPooler(
  folder: string,
  primaryPort: number,
  primary: DatabaseServer,
  operator: Operator | null,
): Promise<{ port: number; daemon: Daemon }> {
  const port = await findFreePort()
  const [secret] = await primary.query<{ line: string }>(
    `select format('"%s" "%s"', rolname, rolpassword) as line from pg_authid where rolname = 'normwerk'`,
  )
  const users = join(folder, 'userlist.txt')
  await writeFile(users, `${secret?.line}\n`)
  const own = {
    normwerk: `host=127.0.0.1 port=${primaryPort}`,
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    logfile: '',
    pidfile: '',
    auth_file: users,
  }
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, replaceValues(await readFile(join(deploy, 'pgbouncer/pgbouncer.ini'), 'utf8'), own))
  const daemon = await startDaemon(programs.pgbouncer, [file], { logFile: join(folder, 'pgbouncer.log'), operator })
  await until('PgBouncer listens', () => listens(port))
  return { port, daemon }
}

/** A second section of the same name, as of an included file, would reset the first to its defaults. */
function replaceValues(text: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((changed, [name, value]) => {
    const line = new RegExp(`^${name} = .*$`, 'm')
    if (!line.test(changed)) throw new Error(`no ${name} to replace`)
    return changed.replace(line, `${name} = ${value}`)
  }, text)
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.end())
  })
}

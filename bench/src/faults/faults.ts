import { execFileSync } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { databaseUrlOf, listDatabaseProcesses, type ShopProcess, signalAll } from './shop-process.ts'

export interface Fault {
  name: string
  /** Why the fault cannot be tried here; null if it can. */
  missing?: (dataDir: string) => string | null
  /** The fault lasts until it is inflicted, so the recovery begins then; else it begins at once. */
  lasts?: true
  inflict(shop: ShopProcess): Promise<void>
}

const second = 1000
const megabyte = Buffer.alloc(1024 ** 2, 1)
const onLinux = () => (process.platform === 'linux' ? null : 'needs Linux')

export const faults: Fault[] = [
  {
    name: 'the server is killed and started',
    async inflict(shop) {
      await shop.kill()
      await shop.ensure()
    },
  },
  {
    name: 'the server is restarted in order',
    async inflict(shop) {
      await shop.stop()
      await shop.ensure()
    },
  },
  {
    name: 'PostgreSQL is killed',
    inflict: async ({ dataDir }) => signalAll((await listDatabaseProcesses(dataDir)).slice(0, 1), 'SIGKILL'),
  },
  {
    name: 'one process of PostgreSQL is killed',
    missing: onLinux,
    inflict: async ({ dataDir }) => signalAll((await listDatabaseProcesses(dataDir)).slice(-1), 'SIGKILL'),
  },
  {
    name: 'server and PostgreSQL are killed together, as by a power cut',
    missing: onLinux,
    async inflict(shop) {
      const pids = await listDatabaseProcesses(shop.dataDir)
      const killed = shop.kill()
      signalAll(pids, 'SIGKILL')
      await killed
      await shop.ensure()
    },
  },
  {
    name: 'all connections to the database are cut',
    lasts: true,
    async inflict({ dataDir }) {
      for (let times = 0; times < 20; times += 1) {
        const client = new Client({ connectionString: await databaseUrlOf(dataDir) })
        await client.connect()
        await client.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'normwerk'")
        await client.end()
        await wait(100)
      }
    },
  },
  {
    name: 'the server is frozen for 3 s',
    lasts: true,
    async inflict(shop) {
      shop.signal('SIGSTOP')
      await wait(3 * second)
      shop.signal('SIGCONT')
    },
  },
  {
    name: 'PostgreSQL is frozen for 8 s',
    lasts: true,
    missing: onLinux,
    async inflict({ dataDir }) {
      const pids = await listDatabaseProcesses(dataDir)
      signalAll(pids, 'SIGSTOP')
      await wait(8 * second)
      signalAll(pids, 'SIGCONT')
    },
  },
  {
    name: 'the server starts with a log on a full disk',
    missing: onLinux,
    async inflict(shop) {
      await using full = await open('/dev/full', 'w')
      await shop.stop()
      await shop.ensure(full.fd)
    },
  },
  {
    name: 'the reader of the log goes away',
    async inflict(shop) {
      shop.closePipes()
    },
  },
  {
    name: 'the disk is full for 8 s',
    lasts: true,
    missing: (dataDir) => (isSmall(dataDir) ? null : 'needs root, for a small disk of its own'),
    async inflict({ dataDir }) {
      const file = join(dataDir, 'filler')
      await fill(file)
      await wait(8 * second)
      await rm(file)
    },
  },
]

async function fill(path: string): Promise<void> {
  await using file = await open(path, 'w')
  for (;;) {
    try {
      await file.write(megabyte)
    } catch {
      return
    }
  }
}

/** Mounts a small disk in memory, if this user may. */
export function mountSmallDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=500m,mode=755', 'normwerk-faults', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder])
}

function isSmall(folder: string): boolean {
  return execFileSync('df', [folder], { encoding: 'utf8' }).includes('normwerk-faults')
}

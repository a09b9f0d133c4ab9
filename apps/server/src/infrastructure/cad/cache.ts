import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const day = 24 * 60 * 60 * 1000
const maxUnusedMs = 30 * day
const maxBytes = 1024 * 1024 * 1024

/** Files that could be made again, kept in a folder that several servers may share. */
export interface Cache {
  /** What was kept under a name, or null. */
  read(name: string): Promise<Buffer | null>
  write(name: string, content: Buffer): Promise<void>
  /** Removes what nobody asked for in 30 days, and beyond 1 GB what was not asked for the longest. */
  purgeExpired(): Promise<void>
}

export function createCache(folder: string, now: () => Date): Cache {
  return {
    async read(name) {
      const path = join(folder, name)
      const content = await readFile(path).catch(ignoreMissing)
      if (content !== null) await touchFile(path, now())
      return content
    },
    async write(name, content) {
      const path = join(folder, name)
      await mkdir(folder, { recursive: true })
      // Under its name only when it is whole, also after a loss of power: another request may be reading it.
      const draft = `${path}.${crypto.randomUUID()}`
      await writeFile(draft, content, { flush: true })
      await rename(draft, path)
    },
    async purgeExpired() {
      const names = (await readdir(folder).catch(ignoreMissing)) ?? []
      const files = await Promise.all(names.map((name) => describeFile(join(folder, name))))
      let sum = 0
      for (const { path, size, usedAt } of files.toSorted((a, b) => b.usedAt - a.usedAt)) {
        sum += size
        if (sum > maxBytes || usedAt < now().getTime() - maxUnusedMs) await rm(path, { force: true })
      }
    },
  }
}

/** The time of the last change stands for that of the last use, to the day. */
async function touchFile(path: string, now: Date): Promise<void> {
  const { usedAt } = await describeFile(path)
  if (usedAt < now.getTime() - day) await utimes(path, now, now).catch(ignoreMissing)
}

async function describeFile(path: string) {
  const found = await stat(path).catch(ignoreMissing)
  return { path, size: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 }
}

/** Another server on the same folder may have tidied up just now. */
function ignoreMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

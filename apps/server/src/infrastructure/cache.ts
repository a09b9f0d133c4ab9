import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const day = 24 * 60 * 60 * 1000
const maxUnusedMs = 30 * day
const maxBytes = 1024 * 1024 * 1024
/** After so many bytes a writer checks the size of the folder. */
const uncheckedBytes = maxBytes / 20

/** A cache folder of files that could be computed again. Several servers may share it. */
export interface Cache {
  /** Returns a stored file, or null. */
  read(name: string): Promise<Buffer | null>
  /** Beyond 1 GB, deletes the files that were not requested for the longest time. */
  write(name: string, content: Buffer): Promise<void>
  /** Does the same, and deletes files that were not requested for 30 days. */
  purgeExpired(): Promise<void>
}

export function createCache(folder: string, now: () => Date): Cache {
  /** The folder may have files of an earlier process. */
  let unchecked = uncheckedBytes

  /** @param since the instant, in milliseconds, before which requested files are deleted */
  async function purge(since: number): Promise<void> {
    const names = (await readdir(folder).catch(ignoreMissing)) ?? []
    const files = await Promise.all(names.map((name) => describeFile(join(folder, name))))
    let sum = 0
    for (const { path, size, usedAt } of files.toSorted((a, b) => b.usedAt - a.usedAt)) {
      sum += size
      if (sum > maxBytes || usedAt < since) await rm(path, { force: true })
    }
  }

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
      // The file gets its name only when it is complete, even after a power cut, because another request may read it.
      const draft = `${path}.${crypto.randomUUID()}`
      await writeFile(draft, content, { flush: true })
      await rename(draft, path)
      unchecked += content.length
      if (unchecked < uncheckedBytes) return
      unchecked = 0
      await purge(0)
    },
    purgeExpired: () => purge(now().getTime() - maxUnusedMs),
  }
}

/** The modification time is used as the time of the last use, to the day. */
async function touchFile(path: string, now: Date): Promise<void> {
  const { usedAt } = await describeFile(path)
  if (usedAt < now.getTime() - day) await utimes(path, now, now).catch(ignoreMissing)
}

async function describeFile(path: string) {
  const found = await stat(path).catch(ignoreMissing)
  return { path, size: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 }
}

/** Another server on the same folder may have deleted the file just now. */
function ignoreMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

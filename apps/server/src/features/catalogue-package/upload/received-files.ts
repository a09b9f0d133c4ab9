import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of packages that staff have sent, each package in its own folder until it is over. */
export interface ReceivedFiles {
  /** Returns the path of a package, which is then imported. */
  pathOf(id: string, files: readonly { name: string }[]): string
  write(id: string, name: string, offset: number, content: Buffer): Promise<void>
  /** Whether every announced file is complete. */
  isComplete(id: string, files: readonly { name: string; size: number }[]): Promise<boolean>
  remove(id: string): Promise<void>
  /** Removes the folders of packages that were not used for a day. */
  purgeExpired(now: Date): Promise<void>
}

const day = 24 * 60 * 60 * 1000

export function keepReceivedFiles(folder: string): ReceivedFiles {
  const folderOf = (id: string) => join(folder, id)
  return {
    pathOf: (id, files) => {
      const [only, ...others] = files
      return only === undefined || others.length > 0 ? folderOf(id) : join(folderOf(id), only.name)
    },
    async write(id, name, offset, content) {
      await mkdir(folderOf(id), { recursive: true })
      await using file = await open(join(folderOf(id), name), 'a+').then(async (made) => {
        await made.close()
        return open(join(folderOf(id), name), 'r+')
      })
      await file.write(content, 0, content.length, offset)
    },
    async isComplete(id, files) {
      const found = await Promise.all(files.map(({ name }) => stat(join(folderOf(id), name)).catch(() => null)))
      return files.every(({ size }, index) => found[index]?.size === size)
    },
    remove: (id) => rm(folderOf(id), { recursive: true, force: true }),
    async purgeExpired(now) {
      for (const id of await readdir(folder).catch(() => [])) {
        const { mtime } = await stat(folderOf(id))
        if (now.getTime() - mtime.getTime() > day) await rm(folderOf(id), { recursive: true, force: true })
      }
    },
  }
}

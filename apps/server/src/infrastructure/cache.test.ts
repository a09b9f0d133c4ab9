import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createCache } from './cache.ts'

const now = new Date('2026-11-21T08:00:00Z')

/** A folder with files of these sizes, which take no place on the disk; the first was requested last. */
async function folderOf(sizes: Record<string, number>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'normwerk-cache-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [age, [name, size]] of Object.entries(sizes).entries()) {
    const path = join(folder, name)
    await writeFile(path, '')
    await truncate(path, size)
    const usedAt = new Date(now.getTime() - (age + 1) * 60_000)
    await utimes(path, usedAt, usedAt)
  }
  return folder
}

test('writing deletes the files of 1 GB that were not requested for the longest time', async () => {
  const folder = await folderOf({ new: 600e6, old: 400e6, older: 300e6 })
  const cache = createCache(folder, () => now)
  await cache.write('written', Buffer.from('STEP'))
  expect((await readdir(folder)).toSorted()).toEqual(['new', 'old', 'written'])
})

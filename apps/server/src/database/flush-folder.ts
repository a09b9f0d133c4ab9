import { open } from 'node:fs/promises'

/** Makes sure that a power cut does not lose the names of files in a folder. Windows cannot flush a folder. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  await using folder = await open(path)
  await folder.sync()
}

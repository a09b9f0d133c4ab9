import { resolve } from 'node:path'
import { StartError } from './settings.ts'

/**
 * Returns the one folder that a command is called with. npm runs scripts in the root, so a relative path is resolved from
 * where the command was called.
 */
export function readFolderArgument(command: string): string {
  const [folder, ...more] = process.argv.slice(2)
  if (folder === undefined || folder.startsWith('-') || more.length > 0) {
    throw new StartError(`Name one folder: npm run ${command} -- <folder>`)
  }
  return resolve(process.env.INIT_CWD ?? '', folder)
}

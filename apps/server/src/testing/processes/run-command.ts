import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { programEnvironment } from './program-environment.ts'

interface Surroundings {
  settings: Readonly<Record<string, string>>
  /** The folder in which it runs. */
  folder?: string
}

/** Runs a command of the server, for example `import-catalogue.ts`, until it ends. */
export async function runCommand(name: string, args: readonly string[], { settings, folder }: Surroundings) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`../../${name}`, import.meta.url)), ...args], {
    cwd: folder,
    env: { ...programEnvironment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[code], said, complaint] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  return { code, said, complaint }
}

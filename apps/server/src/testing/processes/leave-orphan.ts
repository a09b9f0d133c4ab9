import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { confine } from '../../infrastructure/confinement/confine.ts'

/** Starts a confined child that never ends by itself, says so, and waits to be killed. */
const main = fileURLToPath(new URL('endless-child.ts', import.meta.url))
const { command, args, env } = await confine(main, [], { heap: 64, memory: 256 * 1024 ** 2 })
const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
child.stdout.once('data', () => process.stdout.write('running\n'))

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import {
  type Confinement,
  listConfinements,
  modules,
  none,
  type Protection,
  protections,
  type SystemLimits,
} from './confinement.ts'

/** What a child may do, at most. Only Linux keeps those of the system. */
interface Limits extends SystemLimits {
  /** Of JavaScript, MB. */
  heap: number
  /** Further flags of Node. */
  flags?: readonly string[]
}

export interface ConfinedCommand {
  command: string
  args: string[]
  /** Nothing of the shop's own environment. */
  env: { PATH: string }
}

const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' }
const trial = fileURLToPath(new URL('trial.ts', import.meta.url))
const trialLimits = { heap: 64, memory: 256 * 1024 ** 2 }
const trialTimeout = 20_000

/** Node's own restrictions: a child reads modules, and neither writes nor starts anything. */
const permissions = ['--permission', ...modules.map((path) => `--allow-fs-read=${path}`)]

/** What the system keeps a child from, as the log says it at the start. */
const sentences: Record<Protection, string> = {
  ownUser: 'a user of their own',
  noNetwork: 'no network',
  ownFiles: 'no files but their modules',
  ownProcesses: 'no sight of other processes',
  limits: 'limits of memory and files',
  endsWithShop: 'an end with the shop',
}

let found: Promise<Confinement> | undefined

/** Returns the strongest confinement that this system lets the shop use; it is tried once. */
export function findConfinement(): Promise<Confinement> {
  found ??= tryConfinements()
  return found
}

async function tryConfinements(): Promise<Confinement> {
  if (process.platform !== 'linux') return none
  for (const confinement of listConfinements(process.getuid?.())) if (await isInForce(confinement)) return confinement
  return none
}

async function isInForce(confinement: Confinement): Promise<boolean> {
  const { command, args } = surround(confinement, trial, [], trialLimits)
  const child = spawn(command, args, { env, stdio: 'ignore', timeout: trialTimeout, killSignal: 'SIGKILL' })
  const ended = once(child, 'exit')
  return await ended.then(
    ([code]) => code === 0,
    () => false,
  )
}

/** Returns the command that runs a module as a child without rights. */
export async function confine(main: string, args: readonly string[], limits: Limits): Promise<ConfinedCommand> {
  return surround(await findConfinement(), main, args, limits)
}

function surround(
  { around }: Confinement,
  main: string,
  args: readonly string[],
  { heap, flags = [], ...limits }: Limits,
): ConfinedCommand {
  const node = [process.execPath, `--max-old-space-size=${heap}`, ...permissions, ...flags, main, ...args]
  const [command = process.execPath, ...rest] = [...around(limits), ...node]
  return { command, args: rest, env }
}

/** Returns a line for the log: what keeps children from doing harm here, and what does not. */
export function formatConfinement(confinement: Confinement): string {
  const list = (isInForce: boolean) =>
    protections
      .filter((protection) => confinement.protections.includes(protection) === isInForce)
      .map((protection) => sentences[protection])
      .join(', ') || 'nothing'
  return `Readers of files and CAD kernels have: ${list(true)}. The system does not give them: ${list(false)}.`
}

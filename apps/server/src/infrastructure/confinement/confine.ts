import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a child process is kept from, besides what Node itself forbids it. */
const protections = ['ownUser', 'noNetwork', 'ownFiles', 'ownProcesses', 'limits', 'endsWithShop'] as const
type Protection = (typeof protections)[number]

/** What the system limits, where it can. */
interface SystemLimits {
  /** Of all memory, bytes. */
  memory: number
  /** Seconds of computing, of all threads together. A busy machine takes longer for them. */
  cpu?: number
}

/** Commands of util-linux around the command of a child, and what they achieve. */
interface Confinement {
  protections: readonly Protection[]
  around(limits: SystemLimits): readonly string[]
}

const enter = fileURLToPath(new URL('enter.sh', import.meta.url))
const project = fileURLToPath(new URL('../../../../../', import.meta.url))
/** Modules of the children. The project's folder may also hold the data. */
const modules = [
  'node_modules',
  'packages',
  'apps/server/node_modules',
  'apps/server/src',
  'apps/server/package.json',
].map((path) => `${project}${path}`)
/** Programs and libraries of the system; on most of them the short names are links into the first. */
const system = ['/usr', '/bin', '/sbin', '/lib', '/lib64', dirname(realpathSync(process.execPath))]

/** Reserved by Debian for no account, so no file and no other process belongs to it. */
const childUser = 65_100
const switchUser = [`--reuid=${childUser}`, `--regid=${childUser}`, '--clear-groups']
const endWithShop = ['setpriv', '--pdeathsig=KILL']
const dropRights = ['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all']
/** V8 reserves it for its code and uses little of it, but it counts. */
const codeRange = 640 * 1024 ** 2
/** No file grows. */
const limit = ({ memory, cpu }: SystemLimits) => [
  ...['prlimit', `--data=${memory + codeRange}`, '--core=0', '--fsize=0', '--nofile=64'],
  ...(cpu === undefined ? [] : [`--cpu=${cpu}`]),
]
/** Of all children together; each needs about a dozen. */
const maxThreads = '--nproc=256'

const namespaces = ['--mount', '--net', '--pid', '--ipc', '--fork', '--kill-child']
const enterNamespaces = ['sh', enter, ...system, ...modules, '--']
const alone = ['noNetwork', 'ownFiles', 'ownProcesses', 'limits', 'endsWithShop'] as const

/** For root, the strongest one first. Containers often forbid namespaces. */
const ofRoot: readonly Confinement[] = [
  {
    protections: ['ownUser', ...alone],
    around: (limits) => [
      ...[...endWithShop, 'unshare', ...namespaces, ...enterNamespaces, ...endWithShop, ...switchUser, ...dropRights],
      ...[...limit(limits), maxThreads],
    ],
  },
  {
    protections: ['ownUser', 'limits', 'endsWithShop'],
    around: (limits) => [...endWithShop, ...switchUser, ...dropRights, ...limit(limits), maxThreads],
  },
]

/** For other users, who can enter namespaces only as the root of one that holds nobody else. */
const ofOthers: readonly Confinement[] = [
  {
    protections: alone,
    around: (limits) => [
      ...[...endWithShop, 'unshare', '--user', '--map-root-user', ...namespaces, ...enterNamespaces],
      ...[...endWithShop, ...dropRights, ...limit(limits), maxThreads],
    ],
  },
]

/** Without `maxThreads`, which would count all processes of the shop's user. */
const ofEverybody: readonly Confinement[] = [
  {
    protections: ['limits', 'endsWithShop'],
    around: (limits) => [...endWithShop, '--no-new-privs', ...limit(limits)],
  },
]

/** Only what Node forbids, on systems without these commands. */
export const none: Confinement = { protections: [], around: () => [] }

/** Those that a user may try, the strongest first. */
function listConfinements(uid: number | undefined): readonly Confinement[] {
  return [...(uid === 0 ? ofRoot : ofOthers), ...ofEverybody]
}

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

import { realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a child process is kept from, besides what Node itself forbids it. */
export const protections = ['ownUser', 'noNetwork', 'ownFiles', 'ownProcesses', 'limits', 'endsWithShop'] as const
export type Protection = (typeof protections)[number]

/** What the system limits, where it can. */
export interface SystemLimits {
  /** Of all memory, bytes. */
  memory: number
  /** Seconds of computing, of all threads together. A busy machine takes longer for them. */
  cpu?: number
}

/** Commands of util-linux around the command of a child, and what they achieve. */
export interface Confinement {
  protections: readonly Protection[]
  around(limits: SystemLimits): readonly string[]
}

const enter = fileURLToPath(new URL('enter.sh', import.meta.url))
const project = fileURLToPath(new URL('../../../../../', import.meta.url))
/** Modules of the children. The project's folder may also hold the data. */
export const modules = [
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
export function listConfinements(uid: number | undefined): readonly Confinement[] {
  return [...(uid === 0 ? ofRoot : ofOthers), ...ofEverybody]
}

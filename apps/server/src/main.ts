import { demoUsers } from './database/seed/demo-companies.ts'
import { readSettings } from './settings.ts'
import { StartError } from './start-error.ts'
import { type Shop, startShop } from './start-shop.ts'

const timeoutMs = 20_000

try {
  const starting = startShop(readSettings(process.env))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) listenFor(signal, starting)
  announce(await starting)
} catch (error) {
  const reason = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`Normwerk did not start: ${reason}\n`)
  process.exitCode = 1
}

function announce({ address, demoPassword }: Shop): void {
  if (demoPassword !== null) {
    const people = demoUsers.map(({ username, customerNumber }) => `${username} (${customerNumber ?? 'shop staff'})`)
    process.stdout.write(`Demo users: ${people.join(', ')}; their password: ${demoPassword}\n`)
  }
  process.stdout.write(`Normwerk is ready at ${address}\n`)
}

/** Stops only once for repeated signals, because npm forwards the Ctrl-C that the terminal has already sent. */
function listenFor(signal: NodeJS.Signals, starting: Promise<Shop>): void {
  process.on(signal, async () => {
    setTimeout(() => process.exit(1), timeoutMs).unref()
    // A failed start is reported where it is awaited.
    const shop = await starting.catch(() => null)
    await shop?.stop()
  })
}

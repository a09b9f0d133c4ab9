import { demoUsers } from './database/seed/demo-companies.ts'
import { readSettings, StartError } from './settings.ts'
import { type Shop, startShop } from './start-shop.ts'
import { listenForStop } from './stop-signals.ts'

try {
  const atOnce = new AsyncDisposableStack()
  const starting = startShop(readSettings(process.env), atOnce)
  listenForStop(starting, atOnce)
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

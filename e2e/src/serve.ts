import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

/** The shop as an operator starts it, on data of its own that are gone afterwards. */
const folder = mkdtempSync(join(tmpdir(), 'normwerk-e2e-'))
// As root PostgreSQL runs as another user, who has to enter the folder.
chmodSync(folder, 0o755)
const shop = spawn(process.execPath, [main], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: join(folder, 'data') },
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => shop.kill('SIGTERM'))
shop.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})

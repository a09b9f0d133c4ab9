import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'

const [, , port, shop, dataFile] = process.argv

/** What a child could use to do harm. */
const attempts: Record<string, () => unknown> = {
  reachNetwork: () => once(connect(Number(port), '127.0.0.1'), 'connect'),
  readPasswd: () => readFile('/etc/passwd'),
  readData: () => readFile(String(dataFile)),
  readEnvironment: () => readFile(`/proc/${shop}/environ`),
  signalShop: () => process.kill(Number(shop), 0),
  writeFile: () => writeFile(`${dataFile}.new`, 'x'),
  takeMemory: () => Buffer.alloc(2 * 1024 ** 3).length,
  startProgram: () => once(spawn(process.execPath, ['--version']), 'spawn'),
}

const done: string[] = []
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    await attempt()
    done.push(name)
  } catch {
    // Rejected, as it should be.
  }
}
process.stdout.write(JSON.stringify(done))
process.exit()

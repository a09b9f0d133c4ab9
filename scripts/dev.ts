import { spawn } from 'node:child_process'

/** The server and the page, both reloading with their sources; the page at http://localhost:5173 calls the server. */
const server = spawn('npm', ['run', 'dev', '--workspace', 'apps/server'], { stdio: 'inherit' })
const page = spawn('npm', ['run', 'dev', '--workspace', 'apps/web'], { stdio: 'inherit' })

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill(signal)
    page.kill(signal)
  })
}
server.on('exit', () => page.kill())
page.on('exit', () => server.kill())

/** Closes what a command has opened, such as a PostgreSQL that would outlive it, before a signal ends the command. */
export function endOnSignals(opened: AsyncDisposableStack): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const end = () => void opened.disposeAsync().finally(() => process.exit(1))
    process.once(signal, end)
    opened.defer(async () => void process.off(signal, end))
  }
}

const pause = 10_000

/**
 * Reloads the page because its session has ended, or because it belongs to a former release; but never in a loop when the
 * server keeps asking for it.
 */
export function reloadOnce(reason: 'session' | 'release'): void {
  const key = `normwerk.reloadedFor.${reason}`
  const last = Number(sessionStorage.getItem(key) ?? 0)
  if (Date.now() - last < pause) return
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
}

const key = 'normwerk.reloadedForSession'
const pause = 10_000

/** Reloads the page once a session has ended, but never in a loop when the server keeps asking for it. */
export function reloadForSession(): void {
  const last = Number(sessionStorage.getItem(key) ?? 0)
  if (Date.now() - last < pause) return
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
}

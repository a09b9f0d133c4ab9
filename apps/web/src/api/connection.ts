import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { addressOf, readConfig } from './config.ts'

/**
 * `unready`: the server answers, but can store nothing at the moment. `outdated`: it answers, but a later release has
 * replaced code that this page needs.
 */
type Connection = 'there' | 'lost' | 'unready' | 'outdated'

let connection: Connection = 'there'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Connection): void {
  if (connection === next) return
  connection = next
  // A listener may subscribe another one.
  for (const listener of [...listeners]) listener()
}

/** Says that the server did not answer, after all attempts. */
export function reportLoss(): void {
  if (connection === 'there') change('lost')
}

/** Says that the server has answered again. */
export function reportAnswer(): void {
  if (connection === 'lost') change('there')
}

/** Says that the server has rejected a call for the moment. The cause may be this call alone, so it is asked first. */
export async function reportBusy(): Promise<void> {
  if (connection === 'there' && !(await askReady())) change('unready')
}

/** Says that only a reload gets the code that is missing. */
export function reportOutdated(): void {
  change('outdated')
}

export function useConnection(): Connection {
  return useSyncExternalStore(
    subscribe,
    () => connection,
    () => 'there',
  )
}

/** Repeats what has failed for the lack of a connection, as soon as the server answers again. */
export function useOnReconnected(hasFailed: boolean, repeat: () => void): void {
  const onReconnected = useEffectEvent(() => {
    if (connection === 'there') repeat()
  })
  useEffect(() => (hasFailed ? subscribe(onReconnected) : undefined), [hasFailed])
}

/** Whether the server of this page answers. A network that first asks for a sign-in answers with a page of its own. */
export async function askServer(): Promise<boolean> {
  try {
    const response = await fetch('/config.json', { cache: 'no-store' })
    await response.json()
    return response.ok
  } catch {
    return false
  }
}

/** Whether the shop can take orders. */
async function askReady(): Promise<boolean> {
  try {
    const address = addressOf(await readConfig(), '/api/health/ready')
    return (await fetch(address, { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

const firstPauseMs = 1_000
const maxPauseMs = 15_000

/**
 * Asks the lost server until it answers, and the unready one until it is ready: after growing pauses, and at once when the
 * browser is back in a network.
 */
export function watchServer(): () => void {
  let timer: ReturnType<typeof setTimeout>
  let pause = firstPauseMs
  function wait(): void {
    timer = setTimeout(ask, pause)
    pause = Math.min(2 * pause, maxPauseMs)
  }
  async function ask(): Promise<void> {
    clearTimeout(timer)
    const isBack = await (connection === 'unready' ? askReady() : askServer())
    if (!isWatching) return
    if (isBack) change('there')
    else wait()
  }
  let isWatching = true
  const askNow = () => void ask()
  window.addEventListener('online', askNow)
  wait()
  return () => {
    isWatching = false
    clearTimeout(timer)
    window.removeEventListener('online', askNow)
  }
}

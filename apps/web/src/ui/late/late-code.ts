import { useCallback, useEffect, useState } from 'react'
import { isUnreached } from '../../api/call-error.ts'
import { useOnReconnected } from '../../api/connection.ts'
import { loadCode } from '../../api/load-code.ts'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { type EnterBundle, type LateBundle, useEnterBundle } from '../../texts/use-enter-bundle.ts'
import { showToast } from '../overlays/toast-store.ts'

/** Code that a page loads, with the texts that it shows, when it is needed. */
export interface LateCode<Code> {
  /** Returns the code once it is loaded with the texts of this page, else null. */
  read: (enterBundle: EnterBundle) => Code | null
  /** Loads code and texts. After a failure the next call tries again. */
  load: (enterBundle: EnterBundle) => Promise<Code>
}

export function lateCode<Code>(load: () => Promise<Code>, ...bundles: LateBundle[]): LateCode<Code> {
  const loaded = new WeakMap<EnterBundle, Code>()
  return {
    read: (enterBundle) => loaded.get(enterBundle) ?? null,
    load: async (enterBundle) => {
      const [code] = await Promise.all([loadCode(load), ...bundles.map(enterBundle)])
      loaded.set(enterBundle, code)
      return code
    },
  }
}

interface Attempt {
  /** Why the last attempt failed; null while it is loading, and once it is loaded. */
  error: Error | null
}

interface State<Code> extends Attempt {
  /** Null until it is loaded. Code that was loaded before is there at the first rendering. */
  code: Code | null
  tryAgain: () => void
}

/** Loads code as soon as it is needed, and again when a lost connection is back. */
export function useLateCode<Code>(late: LateCode<Code>, isNeeded: boolean): State<Code> {
  const enterBundle = useEnterBundle()
  const code = late.read(enterBundle)
  const [attempt, setAttempt] = useState<Attempt>({ error: null })

  function load(): void {
    setAttempt({ error: null })
    late.load(enterBundle).then(
      // A new object makes React render again, which reads the loaded code.
      () => setAttempt({ error: null }),
      (error: Error) => setAttempt({ error }),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whenever the code is needed
  useEffect(() => {
    if (isNeeded && code === null) load()
  }, [isNeeded])
  useOnReconnected(isNeeded && isUnreached(attempt.error), load)

  return { code, error: attempt.error, tryAgain: load }
}

/** Returns handlers for a button that needs late code: it is loaded once the pointer or focus reaches the button. */
export function usePreload({ late }: { late: LateCode<unknown> }) {
  const enterBundle = useEnterBundle()
  const preload = () => void late.load(enterBundle).catch(() => undefined)
  return { onPointerEnter: preload, onFocus: preload }
}

/** Returns a function that passes late code to an action once it is loaded, and shows a message if it cannot be. */
export function useOnceLoaded<Code>({ late }: { late: LateCode<Code> }): (act: (code: Code) => void) => void {
  const text = useText()
  const enterBundle = useEnterBundle()
  return useCallback(
    (act) =>
      void late
        .load(enterBundle)
        .then(act, (error: Error) => showToast({ message: formatError(error, text).message, tone: 'bad' })),
    [late, enterBundle, text],
  )
}

import type { ComponentType, ReactNode } from 'react'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import type { LateBundle } from '../../texts/use-enter-bundle.ts'
import { FailureNotice } from '../feedback/failure-notice.tsx'
import { type LateCode, lateCode, useLateCode } from './late-code.ts'

interface Meanwhile {
  /** Shown until the part is loaded. */
  meanwhile?: ReactNode
}

/**
 * Makes a part of a page that is loaded, with its texts, when it is first shown. If it cannot be loaded, a message says
 * so in its place, with a button that tries again; a connection that is back loads it, too.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...bundles: LateBundle[]
): ComponentType<Props & Meanwhile> & { late: LateCode<ComponentType<Props>> } {
  const late = lateCode(load, ...bundles)

  function Late(props: Props & Meanwhile) {
    const { code: Part, error, tryAgain } = useLateCode(late, true)
    if (Part !== null) return <Part {...props} />
    if (error === null) return props.meanwhile
    return (
      <>
        {props.meanwhile}
        <NotLoaded error={error} onRetry={tryAgain} />
      </>
    )
  }
  return Object.assign(Late, { late })
}

/** Says that a part of the page could not be loaded. */
export function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText()
  return <FailureNotice message={formatError(error, text).message} onRetry={onRetry} />
}

import { type ReactNode, useEffect } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'

/**
 * Renders a component until the test ends, and returns when its first effects have run: `render` alone waits for them in
 * React's development build, but not in the build that visitors get.
 */
export async function renderUntilEnd(component: ReactNode): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { unmount } = await render(<Rendered onRendered={resolve}>{component}</Rendered>)
  await promise
  onTestFinished(unmount)
}

function Rendered({ children, onRendered }: { children: ReactNode; onRendered: () => void }) {
  useEffect(onRendered, [onRendered])
  return children
}

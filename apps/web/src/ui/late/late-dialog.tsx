import { type ComponentType, useEffect } from 'react'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import type { LateBundle } from '../../texts/use-enter-bundle.ts'
import { showToast } from '../overlays/toast-store.ts'
import { type LateCode, lateCode, useLateCode } from './late-code.ts'

interface Closable {
  /** For a dialog that stays mounted while it is closed. */
  open?: boolean
  onClose: () => void
}

/**
 * Makes a dialog that is loaded, with its texts, when it is first opened. If it cannot be loaded, a message says so, and
 * the dialog closes; it is loaded again when it is opened again.
 */
export function lateDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  ...bundles: LateBundle[]
): ComponentType<Props> & { late: LateCode<ComponentType<Props>> } {
  const late = lateCode(load, ...bundles)

  function Late(props: Props) {
    const text = useText()
    const { open = true, onClose } = props
    const { code: Dialog, error } = useLateCode(late, open)

    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
    useEffect(() => {
      if (error === null || !open) return
      showToast({ message: formatError(error, text).message, tone: 'bad' })
      onClose()
    }, [error])

    return Dialog === null ? null : <Dialog {...props} />
  }
  return Object.assign(Late, { late })
}

import { type ComponentType, useEffect, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { type LateBundle, useEnterBundle } from '../../texts/use-bundle.ts'
import { showToast } from './toast-store.ts'

type LateDialog<Props> = ComponentType<Props> & {
  /** Loads the dialog before it opens, for example when the pointer reaches its button. */
  preload: () => void
}

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
): LateDialog<Props> {
  function Late(props: Props) {
    const text = useText()
    const enterBundle = useEnterBundle()
    const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)
    const { open = true, onClose } = props

    // biome-ignore lint/correctness/useExhaustiveDependencies: once, whenever the dialog opens
    useEffect(() => {
      if (!open || Dialog !== null) return
      let isAwaited = true
      Promise.all([load(), ...bundles.map(enterBundle)]).then(
        ([loaded]) => setDialog(() => loaded),
        () => {
          if (!isAwaited) return
          showToast({ message: text('ui.noConnection'), tone: 'bad' })
          onClose()
        },
      )
      return () => {
        isAwaited = false
      }
    }, [open])

    return Dialog === null ? null : <Dialog {...props} />
  }
  return Object.assign(Late, { preload: () => void load().catch(() => undefined) })
}

import { type ComponentType, useEffect, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { type LateBundle, useEnterBundle } from '../../texts/use-bundle.ts'
import { showToast } from './toast-store.ts'

type LateDialog<Props> = ComponentType<Props> & {
  /** Loads the dialog before it opens, for example when the pointer reaches its button. */
  preload: () => void
}

/**
 * Makes a dialog that is loaded, with its texts, when it is first mounted. If it cannot be loaded, a message says so,
 * and the dialog closes.
 */
export function lateDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  ...bundles: LateBundle[]
): LateDialog<Props> {
  function Late(props: Props) {
    const text = useText()
    const enterBundle = useEnterBundle()
    const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)
    const { onClose } = props

    // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
    useEffect(() => {
      let isMounted = true
      Promise.all([load(), ...bundles.map(enterBundle)]).then(
        ([loaded]) => setDialog(() => loaded),
        () => {
          if (!isMounted) return
          showToast({ message: text('ui.noConnection'), tone: 'bad' })
          onClose()
        },
      )
      return () => {
        isMounted = false
      }
    }, [])

    return Dialog === null ? null : <Dialog {...props} />
  }
  return Object.assign(Late, { preload: () => void load().catch(() => undefined) })
}

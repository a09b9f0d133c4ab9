import { useState } from 'react'
import { useCan } from '../../api/me.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { useDebounced } from '../../ui/forms/use-debounced.ts'
import { CubeIcon } from './cube-icon.tsx'
import { PartViewer } from './part-viewer.tsx'
import styles from './part-viewer-button.module.css'

const rest = 250

/**
 * Opens a part in 3D, and follows it while it is typed; while a value is invalid, it stays as it was before.
 * @param number with its options; null while a value is invalid
 */
export function PartViewerButton({ number }: { number: string | null }) {
  const text = useText()
  const mayView = useCan('cad.download')
  const [isOpen, setIsOpen] = useState(false)
  const typed = useDebounced(number, rest)
  const [shown, setShown] = useState(typed)
  if (typed !== null && typed !== shown) setShown(typed)
  if (!mayView || shown === null) return null
  return (
    <div className={styles.viewer}>
      <div>
        <Button size="small" icon={<CubeIcon />} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {text('shared.viewer.open')}
        </Button>
      </div>
      {isOpen && <PartViewer number={shown} />}
    </div>
  )
}

import { useState } from 'react'
import { useCan } from '../../../api/me.ts'
import { CubeIcon } from '../../../shared/viewer/cube-icon.tsx'
import { PartViewer } from '../../../shared/viewer/part-viewer.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { useDebounced } from '../../../ui/forms/use-debounced.ts'
import styles from './trimming.module.css'

const rest = 250

/**
 * Shows the part in 3D as it is typed; while a value is invalid, as it was before.
 * @param number with its options; null while a value is invalid
 */
export function CutViewer({ number }: { number: string | null }) {
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

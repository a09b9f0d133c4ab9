import { formatConfiguredPart } from '@normwerk/parts/configured-part'
import { useLanguage, useText } from '../../texts/language-context.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { drawingPath } from '../parts/drawing-path.ts'
import { viewedPath } from '../parts/part-files.ts'
import { partOf } from '../parts/part-of.ts'
import { LateViewer } from './late-viewer.ts'

/** Shows a part in 3D, or its drawing where the browser cannot. @param number with its options */
export function PartViewer({ number }: { number: string }) {
  const text = useText()
  const language = useLanguage()
  const part = partOf(number)
  // A certificate and a tolerance class change no shape, so they load no other file.
  const shape = formatConfiguredPart({ ...part, toleranceClass: null, certificate: false })
  return (
    <LateViewer
      path={viewedPath(shape)}
      name={number}
      still={
        <Drawing
          path={drawingPath(part.articleNumber, language, part)}
          alt={text('shared.viewer.drawing', { number })}
          width={1080}
          height={720}
        />
      }
      meanwhile={<Skeleton height="20rem" />}
    />
  )
}

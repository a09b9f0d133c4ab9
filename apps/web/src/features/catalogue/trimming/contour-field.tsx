import type { TextId } from '@normwerk/i18n/text'
import { checkContour } from '@normwerk/parts/machining/check-contour'
import { maxContourPoints, type TipContour } from '@normwerk/parts/machining/tip-contour'
import { type ContourProblem, readContour } from '@normwerk/parts/tip-contour/read-contour'
import { useId, useState } from 'react'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { FieldNote } from '../../../ui/forms/field.tsx'
import { FileDrop } from '../../../ui/forms/file-drop.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { ContourPreview } from './contour-preview.tsx'
import styles from './trimming.module.css'

/** Millimetres of the units that a drawing without one may have. */
const units = { mm: 1, inch: 25.4 }

const problems = {
  contourUnreadable: 'catalogue.trimming.contour.unreadable',
  contourCurves: 'catalogue.trimming.contour.curves',
  contourInPieces: 'catalogue.trimming.contour.inPieces',
  contourTooManyPoints: 'catalogue.trimming.contour.tooManyPoints',
} as const satisfies Record<Exclude<ContourProblem, 'contourWithoutUnit'>, TextId>

interface Props {
  /** The diameter of the tip, mm. */
  diameter: number
  contour: TipContour | null
  /** Called with null while there is no contour that fits. */
  onChange: (contour: TipContour | null) => void
}

/** The contour of a tip from a drawing. The browser reads the file; only the points of the contour leave it. */
export function ContourField({ diameter, contour, onChange }: Props) {
  const text = useText()
  const format = useFormat()
  const errorId = useId()
  const [file, setFile] = useState<string | null>(null)
  const [read, setRead] = useState<TipContour | ContourProblem | null>(contour)

  function take(content: string, unit: number | null) {
    const result = readContour(content, unit)
    setFile(content)
    setRead(result)
    onChange(typeof result === 'string' || checkContour(result, diameter) !== null ? null : result)
  }

  const shown = typeof read === 'string' ? null : read
  const misfit = shown && checkContour(shown, diameter)
  const error =
    typeof read === 'string' && read !== 'contourWithoutUnit'
      ? text(problems[read], { max: maxContourPoints })
      : misfit && text(`error.${misfit.code}`, { diameter: format.typed(diameter) })
  return (
    <div className={styles.contour}>
      <FileDrop
        label={text('catalogue.trimming.contour.choose')}
        hint={text('catalogue.trimming.contour.hint', { max: maxContourPoints })}
        accept=".dxf"
        onFiles={async ([chosen]) => take(await chosen.text(), null)}
      />
      {read === 'contourWithoutUnit' && file !== null && (
        <SelectField
          label={text('catalogue.trimming.contour.unit')}
          value="unknown"
          options={[
            { value: 'unknown', label: text('catalogue.trimming.contour.unitUnknown') },
            { value: 'mm', label: text('catalogue.trimming.contour.millimetres') },
            { value: 'inch', label: text('catalogue.trimming.contour.inches') },
          ]}
          onChange={(unit) => {
            if (unit === 'mm' || unit === 'inch') take(file, units[unit])
          }}
        />
      )}
      <div role="alert">
        <FieldNote id={errorId} error={error} />
      </div>
      {shown !== null && misfit?.code !== 'tipContourUndercut' && (
        <ContourPreview label={text('catalogue.trimming.contour.preview')} contour={shown} />
      )}
    </div>
  )
}

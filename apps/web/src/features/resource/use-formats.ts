import { type PartFileFormat, partFileFormats } from '../../shared/parts/part-files.ts'
import { useKeptText } from '../../ui/use-kept-choice.ts'

/** The formats that the user wants, which this browser remembers; at first the STEP file that every CAD system reads. */
export function useFormats(): { chosen: readonly PartFileFormat[]; toggle: (format: PartFileFormat) => void } {
  const [kept, keep] = useKeptText('cadFormats')
  const names = kept === null ? ['stepAp214'] : kept.split(' ')
  const chosen = partFileFormats.filter((format) => names.includes(format))
  const toggle = (format: PartFileFormat) =>
    keep(partFileFormats.filter((one) => chosen.includes(one) !== (one === format)).join(' '))
  return { chosen, toggle }
}

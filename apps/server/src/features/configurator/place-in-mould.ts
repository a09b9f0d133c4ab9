import type { LanguageCode } from '@normwerk/contract/language'
import { assembleMouldBase } from '@normwerk/geometry/mould-base/assemble-mould-base'
import { roleTexts } from '@normwerk/i18n/role-texts'
import { translate } from '@normwerk/i18n/translate'
import type { Assortment } from '@normwerk/parts/assortment'
import type { BillLine } from '@normwerk/parts/mould-base/bill'
import type { MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import type { PlacedPart } from '../../infrastructure/cad/cad.ts'
import { colourOfPart, type GroupPart } from './place-in-row.ts'

/** Places the parts of a group as the mould base is built; what was taken out of the group is left out. */
export function placeInMould(
  assortment: Assortment,
  base: MouldBase,
  parts: readonly GroupPart[],
  language: LanguageCode,
): PlacedPart[] {
  const keyOf = ({ articleNo, changedLength }: Pick<BillLine, 'articleNo' | 'changedLength'>) =>
    `${articleNo} ${changedLength}`
  const ordered = new Map(parts.map((part) => [keyOf(part), part]))
  const partOf = (line: BillLine) => ordered.get(keyOf(line))
  const assembled = assembleMouldBase(base, (line) => {
    const part = partOf(line)
    return part === undefined || part.family === null ? null : { family: part.family, values: part.values }
  })
  return assembled.flatMap(({ line, instance, solid, place }) => {
    const part = partOf(line)
    if (part === undefined) return []
    const role = translate(language, roleTexts[line.role])
    return [
      { name: part.number, instance: `${role} ${instance}`, solid, colour: colourOfPart(assortment, part), place },
    ]
  })
}

import { formatDxf } from '@normwerk/geometry/format-dxf'
import { drawHolePlan, type NamedPlate } from '@normwerk/geometry/mould-base/draw-hole-plan'
import { roleTexts } from '@normwerk/i18n/role-texts'
import { translate } from '@normwerk/i18n/translate'
import { borePlates } from '@normwerk/parts/mould-base/bore-plates'
import { listHoles, nameBore, positionTolerance } from '@normwerk/parts/mould-base/list-holes'
import { limitsOf } from '@normwerk/parts/tolerances/limits'
import { answerWorkbook } from '../../http/answers/answer-workbook.ts'
import { safeFileName } from '../../http/answers/content-disposition.ts'
import { dxfType, FileAnswer } from '../../http/answers/file-answer.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/session/caller.ts'
import type { Table } from '../../infrastructure/spreadsheets/write-workbook.ts'
import { readGroup } from '../cart/configured-group.ts'
import { deriveBuildable } from './derive-buildable.ts'

/** Returns the holes of all plates of a mould base as a table (xlsx), a sheet for each plate. */
export async function readHoleTable(context: CallContext, groupId: string): Promise<FileAnswer> {
  const { name, plates } = await readPlates(context, groupId)
  return answerWorkbook(
    name,
    plates.map((plate) => tableOf(plate, context)),
  )
}

/** Returns the plates of a mould base from above with their holes (DXF). */
export async function readHolePlan(context: CallContext, groupId: string): Promise<FileAnswer> {
  const { name, plates } = await readPlates(context, groupId)
  return new FileAnswer({
    content: Buffer.from(formatDxf(drawHolePlan(plates))),
    contentType: dxfType,
    fileName: safeFileName(name, '.dxf'),
    disposition: 'attachment',
    cacheControl: 'private, no-store',
  })
}

async function readPlates(context: CallContext, groupId: string): Promise<{ name: string; plates: NamedPlate[] }> {
  const { name, settings } = await readGroup(context, groupId)
  const base = deriveBuildable(settings)
  if (base === null) throw new AppError('entryNotFound')
  const plates = borePlates(base).map((plate, at) => ({
    name: `${at + 1} ${translate(context.language, roleTexts[plate.line.role])}`,
    plate,
  }))
  return { name, plates }
}

function tableOf({ name, plate }: NamedPlate, { language }: CallContext): Table {
  return {
    // A spreadsheet allows no longer name.
    name: name.slice(0, 31),
    columns: [
      { heading: translate(language, 'configurator.holes.number'), kind: 'whole', width: 8 },
      { heading: 'x', kind: 'length', width: 10 },
      { heading: 'y', kind: 'length', width: 10 },
      { heading: translate(language, 'configurator.holes.position'), kind: 'length', width: 14 },
      { heading: translate(language, 'configurator.holes.bore'), kind: 'text', width: 14 },
      { heading: translate(language, 'configurator.holes.upper'), kind: 'length', width: 14 },
      { heading: translate(language, 'configurator.holes.lower'), kind: 'length', width: 14 },
      { heading: translate(language, 'configurator.holes.from'), kind: 'length', width: 12 },
      { heading: translate(language, 'configurator.holes.to'), kind: 'length', width: 12 },
    ],
    rows: listHoles(plate).flatMap(({ number, x, y, bores }) =>
      bores.map((bore) => {
        const { upper, lower } = bore.fit === 'H7' ? limitsOf('H7', bore.diameter) : { upper: null, lower: null }
        return [number, x, y, positionTolerance(bore.fit), nameBore(bore), upper, lower, bore.from, bore.to]
      }),
    ),
  }
}

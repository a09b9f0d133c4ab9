import { readMouldBase } from '@normwerk/contract/configurator/mould-base'
import { deriveMouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import type { Dependencies } from '../../dependencies.ts'
import { awaitCad } from '../../http/await-cad.ts'
import type { CallContext } from '../../http/caller.ts'
import { safeFileName } from '../../http/content-disposition.ts'
import { FileAnswer, stepType } from '../../http/file-answer.ts'
import { partsOfGroup } from '../cart/configured-group.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { placeInMould } from './place-in-mould.ts'
import { placeInRow } from './place-in-row.ts'

/** Returns the parts of a group as one assembly: a mould base as it is built, all others side by side. */
export async function readStep(
  { cad }: Pick<Dependencies, 'cad'>,
  catalogue: Catalogue,
  context: CallContext,
  groupId: string,
): Promise<FileAnswer> {
  const { name, settings, parts } = await partsOfGroup(context, groupId)
  const mouldBase = readMouldBase(settings)
  // A mould base that was configured by other rules than those of today may no longer fit.
  const base = mouldBase && deriveMouldBase(mouldBase)
  const isBuildable = base !== null && base.errors.length === 0
  const { assortment } = catalogue
  const placed = isBuildable ? placeInMould(assortment, base, parts, context.language) : placeInRow(assortment, parts)
  const content = await awaitCad(cad.step(context.caller.userId, { name, parts: placed }))
  return new FileAnswer({
    content,
    contentType: stepType,
    fileName: safeFileName(name, '.step'),
    disposition: 'attachment',
    cacheControl: 'private, no-store',
  })
}

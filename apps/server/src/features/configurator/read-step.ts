import { isMouldBase } from '@normwerk/contract/configurator/mould-base'
import type { Dependencies } from '../../dependencies.ts'
import { awaitCad } from '../../http/answers/await-cad.ts'
import { safeFileName } from '../../http/answers/content-disposition.ts'
import { FileAnswer, stepType } from '../../http/answers/file-answer.ts'
import type { CallContext } from '../../http/session/caller.ts'
import { partsOfGroup } from '../cart/configured-group.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { deriveBuildable } from './derive-buildable.ts'
import { placeInMould } from './place-in-mould.ts'
import { placeInRow } from './place-in-row.ts'

/**
 * Returns the parts of a group as one assembly: a mould base as it is built, all others side by side, and so a mould base
 * of another version, whose eye bolts and boring have no body. The signal ends the waiting when the client has
 * disconnected.
 */
export async function readStep(
  { cad }: Pick<Dependencies, 'cad'>,
  catalogue: Catalogue,
  context: CallContext & { signal: AbortSignal },
  groupId: string,
): Promise<FileAnswer> {
  const { name, settings, parts } = await partsOfGroup(context, groupId)
  const base = deriveBuildable(settings)
  const { assortment } = catalogue
  const placed =
    base === null
      ? placeInRow(assortment, isMouldBase(settings) ? parts.filter(({ family }) => family !== null) : parts)
      : placeInMould(assortment, base, parts, context.language)
  const content = await awaitCad(cad.step(context.caller.userId, { name, parts: placed }, context.signal))
  return new FileAnswer({
    content,
    contentType: stepType,
    fileName: safeFileName(name, '.step'),
    disposition: 'attachment',
    cacheControl: 'private, no-store',
  })
}

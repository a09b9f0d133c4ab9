import { shapeArticle } from '@normwerk/geometry/shape-article'
import { laySideBySide } from '@normwerk/geometry/solid/lay-side-by-side'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { awaitCad } from '../../http/await-cad.ts'
import type { CallContext } from '../../http/caller.ts'
import { safeFileName } from '../../http/content-disposition.ts'
import { FileAnswer, stepType } from '../../http/file-answer.ts'
import { partsOfGroup } from '../cart/configured-group.ts'

/** Returns the parts of a group as one assembly, a body for each position, side by side along y. */
export async function readStep(
  { cad }: Pick<Dependencies, 'cad'>,
  context: CallContext,
  groupId: string,
): Promise<FileAnswer> {
  const { name, parts } = await partsOfGroup(context, groupId)
  const bodies = parts.map(({ articleNo, family, values, ...options }) => {
    // The shape of a general product is unknown, and an assembly without it would be incomplete.
    if (family === null) throw new AppError('entryNotFound')
    const solid = shapeArticle(family, values, options)
    if (solid === null) throw new Error(`${articleNo} has no shape`)
    return { name: articleNo, solid }
  })
  const moved = laySideBySide(bodies.map(({ solid }) => solid))
  const placed = bodies.map((body, at) => ({ ...body, place: { x: 0, y: moved[at] ?? 0, z: 0 } }))
  const content = await awaitCad(cad.step(context.caller.userId, { name, parts: placed }))
  return new FileAnswer({
    content,
    contentType: stepType,
    fileName: safeFileName(name, '.step'),
    disposition: 'attachment',
    cacheControl: 'private, no-store',
  })
}

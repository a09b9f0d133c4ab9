import { readDrawnOptions } from '@normwerk/contract/asked-options'
import { resourceEndpoints } from '@normwerk/contract/resource'
import { FileAnswer, stepType } from '../../http/answers/file-answer.ts'
import type { Bind, Call } from '../../http/bind.ts'
import { AppError, type Caller, callerMay, type Dependencies } from '../../http/call.ts'
import { untilDisconnected } from '../../http/expect-waiting.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import type { Downloads } from '../statistics/count-downloads.ts'
import { answerCad, cadFormats, nameOfStock } from './cad-part.ts'
import { answerPreview, drawFamilyFile, drawFile, drawThumbnailFile, numberOf } from './drawings.ts'
import { readFile } from './repository/files.ts'
import { answerDataSheet, answerSheet, sheetFormats } from './sheets.ts'

// Not public: the answer may set the visitor's CSRF cookie, which a shared cache must not pass on.
const hour = 'private, max-age=3600'
const forever = 'private, max-age=31536000, immutable'

export function resourceRoutes(
  bind: Bind,
  dependencies: Dependencies,
  catalogue: LiveCatalogue,
  downloads: Downloads,
): void {
  bind(resourceEndpoints, {
    drawing: async ({ params, input, db, language, caller, reply }) => {
      const { file } = params
      const chosen = input.language ?? language
      const options = readDrawnOptions(input)
      const format = sheetFormats.find((ending) => file.endsWith(`.${ending}`))
      if (format === undefined) {
        const drawing = await drawFile(db, catalogue.current(), file, chosen, options)
        return answerSvg(file, drawing, { cacheControl: input.language === undefined ? 'private, no-cache' : hour })
      }
      if (format === 'dxf') requireDownloads(caller)
      const asked = { number: numberOf(file, `.${format}`), format, language: chosen }
      const answer = await answerSheet(dependencies, db, catalogue.current(), asked, options)
      downloads.count(reply, nameOfStock(answer.file.fileName))
      return answer
    },
    dataSheet: async ({ params, input, db, language, reply }) => {
      const asked = { number: numberOf(params.file, '.pdf'), language: input.language ?? language }
      const options = readDrawnOptions(input)
      const { answer, countedAs } = await answerDataSheet(dependencies, db, catalogue.current(), asked, options)
      downloads.count(reply, countedAs)
      return answer
    },
    cad: async (call) => {
      const { file } = call.params
      const { schema, purpose, ...options } = call.input
      const format = cadFormats.find((ending) => file.endsWith(`.${ending}`))
      if (format === undefined || (format === 'glb' && schema !== undefined)) throw new AppError('entryNotFound')
      const asked = { number: numberOf(file, `.${format}`), format, schema: schema ?? 'ap214' }
      const leaving = { ...call, signal: untilDisconnected(call.reply) }
      const answer = await answerCad(dependencies, leaving, catalogue.current(), asked, readDrawnOptions(options))
      if (purpose !== 'view') downloads.count(call.reply, nameOfStock(answer.file.fileName))
      return answer
    },
    file: (call) => answerFile(call, downloads, (contentType) => contentType !== stepType),
    cadFile: (call) => answerFile(call, downloads, (contentType) => contentType === stepType),
    thumbnail: async ({ params }) =>
      answerSvg(params.file, drawThumbnailFile(catalogue.current(), params.file), { cacheControl: hour }),
    preview: ({ params, db }) => answerPreview(dependencies, db, catalogue.current(), params),
    family: async ({ params }) => answerSvg(params.file, drawFamilyFile(params.file), { cacheControl: hour }),
  })
}

/** A drawing is for everybody, but not as a file for CAD systems. */
function requireDownloads(caller: Caller | null): void {
  if (!callerMay(caller, 'cad.download')) throw new AppError(caller === null ? 'notSignedIn' : 'forbidden')
}

async function answerFile(
  { db, params: { hash, name }, reply }: Pick<Call<typeof resourceEndpoints.file>, 'db' | 'params' | 'reply'>,
  downloads: Downloads,
  isOffered: (contentType: string) => boolean,
): Promise<FileAnswer> {
  const file = await readFile(db, hash)
  if (file === undefined || !isOffered(file.contentType)) throw new AppError('entryNotFound')
  const { content, contentType, fileName } = file
  const isPicture = contentType.startsWith('image/')
  // Not under the name in the address, which may be anything.
  if (!isPicture && fileName !== null) downloads.count(reply, fileName)
  const disposition = isPicture ? 'inline' : 'attachment'
  return new FileAnswer({ content, contentType, hash, disposition, fileName: name, cacheControl: forever })
}

function answerSvg(fileName: string, content: string, { cacheControl }: { cacheControl: string }): FileAnswer {
  return new FileAnswer({ content, contentType: 'image/svg+xml', fileName, disposition: 'inline', cacheControl })
}

import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

interface File {
  content: string | Buffer
  contentType: string
  fileName: string
  /** Shown in the page or kept as a file. */
  disposition: 'inline' | 'attachment'
  /** `Cache-Control`; who may keep the file and for how long. */
  cacheControl: string
}

/** The answer of a call that hands out a file. */
export class FileAnswer {
  readonly file: File

  constructor(file: File) {
    this.file = file
  }

  send(reply: FastifyReply): FastifyReply {
    const { content, contentType, fileName, disposition, cacheControl } = this.file
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
    reply.headers({
      etag,
      'cache-control': cacheControl,
      'content-disposition': `${disposition}; filename="${fileName}"`,
    })
    if (reply.request.headers['if-none-match'] === etag) return reply.status(304).send()
    return reply.type(contentType).send(content)
  }
}

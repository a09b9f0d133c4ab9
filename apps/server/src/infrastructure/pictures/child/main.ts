import type { PictureAnswer, PictureJob } from '../picture-job.ts'
import { encodePicture } from './encode-picture.ts'
import { Rejected } from './open-picture.ts'
import { writePreview } from './write-preview.ts'

// Ctrl-C reaches every process of a terminal. The shop first finishes its work, and then ends this process.
process.on('SIGINT', () => undefined)

process.on('message', async (job: PictureJob) => {
  process.send?.(await answerTo(job))
})

async function answerTo(job: PictureJob): Promise<PictureAnswer> {
  try {
    return job.task === 'encode' ? { files: await encodePicture(job) } : { preview: await writePreview(job) }
  } catch (error) {
    return { code: error instanceof Rejected ? error.code : 'pictureDamaged' }
  }
}

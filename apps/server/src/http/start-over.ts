import { AppError } from './app-error.ts'

/** What a call found was overtaken while it waited: all of it begins anew. Refused where that does not help. */
export class StartOver extends AppError<'temporarilyUnavailable'> {
  constructor() {
    super('temporarilyUnavailable')
  }
}

const maxAttempts = 5

export async function untilDone<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let left = maxAttempts; ; left--) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof StartOver) || left === 1) throw error
    }
  }
}

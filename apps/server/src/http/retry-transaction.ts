import { AppError } from './app-error.ts'

/** What a call found was overtaken while it waited: all of it begins anew. Refused where that does not help. */
export class RetryTransaction extends AppError<'temporarilyUnavailable'> {
  constructor() {
    super('temporarilyUnavailable')
  }
}

const maxAttempts = 5

export async function retry<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let left = maxAttempts; ; left--) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof RetryTransaction) || left === 1) throw error
    }
  }
}

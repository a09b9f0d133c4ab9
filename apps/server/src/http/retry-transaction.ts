import { AppError } from './call.ts'

/**
 * Data that a call has read was changed while it waited, so the whole transaction is retried. If that does not help,
 * the call is rejected.
 */
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

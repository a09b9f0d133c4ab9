import { CallError } from './call-error.ts'
import { askServer, reportLoss, reportOutdated } from './connection.ts'
import { maxAttempts, pauseAfter } from './fetch-with-retry.ts'

/**
 * Loads code or texts of the shop, and retries like a call while the server cannot be reached.
 * @throws CallError `noConnection`, or `outdatedPage` if the server answers, but the code is no longer there
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load()
    } catch (cause) {
      // The second attempt tells a lost packet from a file that is gone, which no further attempt brings back.
      if (attempt > 1 && (await askServer())) throw outdated(cause)
      if (attempt === maxAttempts) throw unreachable(cause)
    }
    await pauseAfter(attempt)
  }
}

function outdated(cause: unknown): CallError {
  reportOutdated()
  return new CallError({ code: 'outdatedPage', message: '', status: 0, errorId: '', cause })
}

function unreachable(cause: unknown): CallError {
  reportLoss()
  return new CallError({ code: 'noConnection', message: '', status: 0, errorId: '', cause })
}

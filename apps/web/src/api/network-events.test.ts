import { expect, test } from 'vitest'
import { recentNetworkEvents, watchRequest } from './network-events.ts'

const answered = (correlationId: string, status: number, tookMs: number) =>
  watchRequest({ correlationId, request: 'GET /api/cart', status, tookMs })

test('keeps the last four requests that failed or took longer than ten seconds, the latest first', () => {
  answered('fast', 200, 10_000)
  answered('rejected', 422, 20)
  answered('busy', 503, 20)
  answered('slow', 200, 10_001)
  answered('lost', 0, 20)
  answered('broken', 500, 20)
  answered('late', 404, 12_000)
  expect(recentNetworkEvents().map(({ correlationId }) => correlationId)).toEqual(['late', 'broken', 'lost', 'slow'])
})

import { cartEndpoints } from '@normwerk/contract/cart'
import type { ErrorCode } from '@normwerk/contract/errors'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { AppError } from '../../http/call.ts'
import { answerErrors } from '../../http/problem.ts'
import { reportUndeclaredCodes } from './report-undeclared-codes.ts'

async function reportsOf(code: Extract<ErrorCode, 'entryNotFound' | 'cartEmpty' | 'forbidden'>): Promise<string[]> {
  const reports: string[] = []
  const app = Fastify()
  answerErrors(app)
  app.decorateRequest('cookies')
  app.get('/api/cart/:id', async (request) => {
    request.cookies = {}
    throw new AppError(code)
  })
  reportUndeclaredCodes(app, ({ message }) => reports.push(message))
  const { statusCode } = await app.inject('/api/cart/1')
  expect(statusCode).toBeGreaterThanOrEqual(400)
  return reports
}

test('a code that the endpoint does not declare is reported', async () => {
  expect(cartEndpoints.read).toMatchObject({ route: 'GET /api/cart/{id}', errors: ['entryNotFound'] })
  expect(await reportsOf('cartEmpty')).toEqual(['GET /api/cart/{id} does not declare the code cartEmpty'])
})

test('a code that the endpoint declares, or any call may answer with, is not', async () => {
  expect(await reportsOf('entryNotFound')).toEqual([])
  expect(await reportsOf('forbidden')).toEqual([])
})

import { expect, it } from 'vitest'
import { describeRequest } from './log.ts'

it("the log of a request contains neither the visitor's address nor typed texts", () => {
  const request = { method: 'GET', url: '/api/product/auto-complete?searchString=Erika', ip: '198.51.100.1' }
  expect(describeRequest(request)).toEqual({ method: 'GET', url: '/api/product/auto-complete' })
})

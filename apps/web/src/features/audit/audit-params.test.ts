import { describe, expect, test } from 'vitest'
import { everything, formatListParams, listInput, parseListParams } from './audit-params.ts'

describe("the filters in the log's address", () => {
  test('can be formatted and parsed without loss', () => {
    const search = { action: 'user.locked', user: '7', from: '2026-01-01', to: '2026-01-31' }
    expect(formatListParams(parseListParams(search))).toEqual(search)
    expect(listInput(parseListParams(search), 2)).toEqual({
      page: 2,
      action: 'user.locked',
      userId: '7',
      from: '2026-01-01',
      to: '2026-01-31',
    })
  })

  test('ignore invalid values', () => {
    expect(parseListParams({ action: 'user.praised', from: 'yesterday', to: '2026-02-30' })).toEqual(everything)
  })
})

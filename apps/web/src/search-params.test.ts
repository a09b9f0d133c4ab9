import { describe, expect, test } from 'vitest'
import {
  formatSearch,
  parseSearch,
  readChoiceParam,
  readFlagParam,
  readNumberParam,
  readPageParam,
  readTextParam,
} from './search-params.ts'

describe('the query of an address', () => {
  test('keeps texts as they were typed, even those that look like numbers', () => {
    expect(formatSearch({ q: '6', page: 2, certificate: true })).toBe('?q=6&page=2&certificate=true')
    expect(readTextParam(parseSearch('?q=6'), 'q')).toEqual({ q: '6' })
    expect(readTextParam(parseSearch('?q=3%2C2x160+%26'), 'q')).toEqual({ q: '3,2x160 &' })
  })

  test('leaves out empty values', () => {
    expect(formatSearch({ q: '', filters: undefined })).toBe('')
  })

  test.each([
    [readPageParam({ page: '3' }, 'page'), { page: 3 }],
    [readPageParam({ page: '1' }, 'page'), {}],
    [readPageParam({ page: '-1' }, 'page'), {}],
    [readPageParam({ page: '2.5' }, 'page'), {}],
    [readNumberParam({ length: '147.25' }, 'length'), { length: 147.25 }],
    [readNumberParam({ length: 'long' }, 'length'), {}],
    [readNumberParam({ length: '' }, 'length'), {}],
    [readChoiceParam({ view: 'list' }, 'view', ['list']), { view: 'list' }],
    [readChoiceParam({ view: 'other' }, 'view', ['list']), {}],
    [readFlagParam({ certificate: 'true' }, 'certificate'), { certificate: true }],
    [readFlagParam({ certificate: 'yes' }, 'certificate'), {}],
  ])('reads only valid values: %j', (read, expected) => {
    expect(read).toEqual(expected)
  })
})

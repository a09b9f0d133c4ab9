import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEditQueue } from './edit-queue.ts'

interface Line {
  quantity: number
  comment: string | null
}

/** Answers a call when the test decides. */
function fakeServer() {
  const calls: { target: string; fields: Partial<Line>; answer: () => void; fail: (error: Error) => void }[] = []
  const send = (target: string, fields: Partial<Line>) =>
    new Promise<void>((answer, fail) => calls.push({ target, fields, answer, fail }))
  const queue = createEditQueue<Line>({ delay: 300, savedStateMs: 2000, send })
  const settled = () => vi.advanceTimersByTimeAsync(0)
  return {
    queue,
    sent: () => calls.map(({ target, fields }) => ({ target, fields })),
    answer: async (at: number) => {
      calls[at]?.answer()
      await settled()
    },
    fail: async (at: number, message = 'away') => {
      calls[at]?.fail(new Error(message))
      await settled()
    },
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the edit queue', () => {
  test('marks an edit at once and sends it after 300 ms without another edit', () => {
    const { queue, sent } = fakeServer()
    queue.edit('a', { quantity: 1 })
    expect(queue.read('a')).toEqual({ fields: { quantity: 1 }, rejected: {}, state: 'waiting', error: null })
    vi.advanceTimersByTime(299)
    queue.edit('a', { quantity: 12 })
    vi.advanceTimersByTime(299)
    expect(sent()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(sent()).toEqual([{ target: 'a', fields: { quantity: 12 } }])
    expect(queue.read('a')?.state).toBe('updating')
  })

  test('sends at once when committed, and only once', () => {
    const { queue, sent } = fakeServer()
    queue.edit('a', { quantity: 5 })
    queue.commit('a')
    queue.commit('a')
    vi.advanceTimersByTime(1000)
    expect(sent()).toEqual([{ target: 'a', fields: { quantity: 5 } }])
  })

  test('sends only the edited fields, several together', () => {
    const { queue, sent } = fakeServer()
    queue.edit('a', { quantity: 5 })
    queue.edit('a', { comment: 'head flat' })
    queue.commit('a')
    expect(sent()).toEqual([{ target: 'a', fields: { quantity: 5, comment: 'head flat' } }])
  })

  test('keeps the targets apart', () => {
    const { queue, sent } = fakeServer()
    queue.edit('a', { quantity: 5 })
    vi.advanceTimersByTime(200)
    queue.edit('b', { quantity: 7 })
    vi.advanceTimersByTime(100)
    expect(sent()).toEqual([{ target: 'a', fields: { quantity: 5 } }])
    expect(queue.read('b')?.state).toBe('waiting')
  })

  test('shows the saved state for a moment', async () => {
    const { queue, answer } = fakeServer()
    queue.edit('a', { quantity: 5 })
    queue.commit('a')
    await answer(0)
    expect(queue.read('a')).toEqual({ fields: {}, rejected: {}, state: 'updated', error: null })
    expect(queue.unsaved()).toEqual([])
    vi.advanceTimersByTime(2000)
    expect(queue.read('a')).toBeUndefined()
  })

  test('holds back an edit made during a call until the call ends, but shows its value at once', async () => {
    const { queue, sent, answer } = fakeServer()
    queue.edit('a', { quantity: 5, comment: 'x' })
    queue.commit('a')
    queue.edit('a', { quantity: 6 })
    queue.commit('a')
    expect(sent()).toHaveLength(1)
    expect(queue.read('a')?.fields).toEqual({ quantity: 6, comment: 'x' })
    await answer(0)
    expect(sent()[1]).toEqual({ target: 'a', fields: { quantity: 6 } })
  })

  test('sends an edit after the call during which its delay has ended', async () => {
    const { queue, sent, answer } = fakeServer()
    queue.edit('a', { quantity: 5 })
    queue.commit('a')
    queue.edit('a', { quantity: 6 })
    vi.advanceTimersByTime(5000)
    expect(sent()).toHaveLength(1)
    await answer(0)
    expect(sent()[1]?.fields).toEqual({ quantity: 6 })
  })

  test('gives an edit its full delay even if the call ends earlier', async () => {
    const { queue, sent, answer } = fakeServer()
    queue.edit('a', { quantity: 5 })
    queue.commit('a')
    queue.edit('a', { quantity: 6 })
    await answer(0)
    expect(queue.read('a')).toMatchObject({ state: 'waiting', fields: { quantity: 6 } })
    vi.advanceTimersByTime(300)
    expect(sent()[1]?.fields).toEqual({ quantity: 6 })
  })

  test('keeps a failed edit and sends it again with later edits', async () => {
    const { queue, sent, fail, answer } = fakeServer()
    queue.edit('a', { quantity: 5, comment: 'x' })
    queue.commit('a')
    await fail(0)
    expect(queue.read('a')).toMatchObject({ state: 'error', fields: { quantity: 5, comment: 'x' } })
    expect(queue.unsaved()).toEqual(['a'])
    queue.edit('a', { quantity: 8 })
    queue.commit('a')
    expect(sent()[1]?.fields).toEqual({ quantity: 8, comment: 'x' })
    await answer(1)
    expect(queue.read('a')?.state).toBe('updated')
  })

  test('sends a failed edit again by a retry, and not because its field is left', async () => {
    const { queue, sent, fail } = fakeServer()
    queue.edit('a', { quantity: 5 })
    queue.commit('a')
    await fail(0)
    queue.commit('a')
    expect(sent()).toHaveLength(1)
    queue.retry('a')
    expect(sent()[1]?.fields).toEqual({ quantity: 5 })
  })

  test('keeps later edits when a call fails', async () => {
    const { queue, fail } = fakeServer()
    queue.edit('a', { quantity: 5 })
    queue.commit('a')
    queue.edit('a', { quantity: 6 })
    await fail(0)
    expect(queue.read('a')?.fields).toEqual({ quantity: 6 })
  })

  test('starts again with an edit during the saved state', async () => {
    const { queue, sent, answer } = fakeServer()
    queue.edit('a', { quantity: 5 })
    queue.commit('a')
    await answer(0)
    vi.advanceTimersByTime(1900)
    queue.edit('a', { quantity: 6 })
    vi.advanceTimersByTime(299)
    expect(queue.read('a')).toMatchObject({ state: 'waiting', fields: { quantity: 6 } })
    vi.advanceTimersByTime(1)
    expect(sent()).toHaveLength(2)
  })

  test('drops a discarded edit, even when its call answers later', async () => {
    const { queue, fail } = fakeServer()
    queue.edit('a', { quantity: 5 })
    queue.commit('a')
    queue.discard('a')
    await fail(0)
    expect(queue.read('a')).toBeUndefined()
  })

  test('flushes every target when the page is left', () => {
    const { queue, sent } = fakeServer()
    queue.edit('a', { quantity: 5 })
    queue.edit('b', { comment: null })
    queue.flush()
    expect(sent()).toEqual([
      { target: 'a', fields: { quantity: 5 } },
      { target: 'b', fields: { comment: null } },
    ])
  })

  test('reports what is not saved yet', async () => {
    const { queue, answer, fail } = fakeServer()
    queue.edit('a', { quantity: 5 })
    queue.edit('b', { quantity: 5 })
    queue.commit('b')
    expect(queue.unsavedStates()).toEqual(['waiting', 'updating'])
    queue.flush()
    await fail(0)
    await answer(1)
    expect(queue.unsavedStates()).toEqual(['error'])
    expect(queue.unsavedStates(new Set(['a']))).toEqual([])
    expect(queue.unsaved()).toEqual(['b'])
  })

  test('returns the same snapshot until something changes', () => {
    const { queue } = fakeServer()
    queue.edit('a', { quantity: 5 })
    expect(queue.read('a')).toBe(queue.read('a'))
    queue.edit('b', { quantity: 5 })
    const before = queue.read('a')
    queue.edit('b', { quantity: 6 })
    expect(queue.read('a')).toBe(before)
  })

  describe('keeps a text that is no value', () => {
    test('and sends nothing for the field, not even an earlier value', () => {
      const { queue, sent } = fakeServer()
      queue.edit('a', { quantity: 1 })
      queue.reject('a', 'quantity', '1,5')
      queue.commit('a')
      vi.advanceTimersByTime(1000)
      expect(sent()).toEqual([])
      expect(queue.read('a')).toEqual({ fields: {}, rejected: { quantity: '1,5' }, state: 'rejected', error: null })
      expect(queue.unsavedStates()).toEqual(['rejected'])
    })

    test('until the field is edited, while other fields are saved', async () => {
      const { queue, sent, answer } = fakeServer()
      queue.reject('a', 'quantity', 'abc')
      queue.edit('a', { comment: 'head flat' })
      queue.commit('a')
      expect(queue.read('a')).toMatchObject({ rejected: { quantity: 'abc' }, state: 'updating' })
      await answer(0)
      expect(queue.read('a')?.state).toBe('rejected')
      queue.edit('a', { quantity: 3 })
      queue.commit('a')
      expect(queue.read('a')).toMatchObject({ rejected: {}, state: 'updating' })
      expect(sent().map(({ fields }) => fields)).toEqual([{ comment: 'head flat' }, { quantity: 3 }])
    })

    test('also when the value before it fails', async () => {
      const { queue, fail } = fakeServer()
      queue.edit('a', { quantity: 1 })
      queue.commit('a')
      queue.reject('a', 'quantity', '1,5')
      await fail(0)
      expect(queue.read('a')).toEqual({ fields: {}, rejected: { quantity: '1,5' }, state: 'rejected', error: null })
    })

    test('and keeps failed fields beside it as failed', async () => {
      const { queue, fail } = fakeServer()
      queue.edit('a', { comment: 'head flat' })
      queue.commit('a')
      await fail(0)
      queue.reject('a', 'quantity', 'abc')
      expect(queue.read('a')?.state).toBe('error')
    })
  })

  describe('drops a field', () => {
    test('and with the last field the whole edit', () => {
      const { queue, sent } = fakeServer()
      queue.edit('a', { quantity: 5 })
      queue.drop('a', 'quantity')
      vi.advanceTimersByTime(1000)
      expect(sent()).toEqual([])
      expect(queue.read('a')).toBeUndefined()
    })

    test('and sends the others', () => {
      const { queue, sent } = fakeServer()
      queue.edit('a', { quantity: 5, comment: 'head flat' })
      queue.drop('a', 'quantity')
      vi.advanceTimersByTime(300)
      expect(sent()).toEqual([{ target: 'a', fields: { comment: 'head flat' } }])
    })

    test('with the rejected text', () => {
      const { queue } = fakeServer()
      queue.reject('a', 'quantity', 'abc')
      queue.drop('a', 'quantity')
      expect(queue.unsaved()).toEqual([])
    })

    test('that was committed during a call', async () => {
      const { queue, sent, answer } = fakeServer()
      queue.edit('a', { comment: 'head flat' })
      queue.commit('a')
      queue.edit('a', { quantity: 5 })
      queue.commit('a')
      queue.drop('a', 'quantity')
      await answer(0)
      expect(sent()).toHaveLength(1)
      expect(queue.read('a')?.state).toBe('updated')
    })
  })
})

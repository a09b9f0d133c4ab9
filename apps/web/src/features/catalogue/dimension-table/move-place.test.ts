import { describe, expect, test } from 'vitest'
import { type Filled, movePlace } from './move-place.ts'

/** `#` is an article. */
function table(...lines: string[]): Filled {
  return lines.map((line) => [...line].map((place) => place === '#'))
}

const filled = table('.#.#', '##..', '.###', '#..#')
const press = (line: number, column: number, key: string, ctrlKey = false) =>
  movePlace(filled, { line, column }, { key, ctrlKey })

describe('keys in the cross table', () => {
  test('arrows skip empty places', () => {
    expect(press(0, 1, 'ArrowRight')).toEqual({ line: 0, column: 3 })
    expect(press(0, 3, 'ArrowLeft')).toEqual({ line: 0, column: 1 })
    expect(press(0, 3, 'ArrowDown')).toEqual({ line: 2, column: 3 })
    expect(press(3, 0, 'ArrowUp')).toEqual({ line: 1, column: 0 })
  })

  test('arrows stop at the edge', () => {
    expect(press(0, 3, 'ArrowRight')).toEqual({ line: 0, column: 3 })
    expect(press(0, 1, 'ArrowLeft')).toEqual({ line: 0, column: 1 })
    expect(press(0, 1, 'ArrowUp')).toEqual({ line: 0, column: 1 })
    expect(press(2, 1, 'ArrowDown')).toEqual({ line: 2, column: 1 })
  })

  test('Home and End go to the ends of the row, with Ctrl to those of the table', () => {
    expect(press(2, 2, 'Home')).toEqual({ line: 2, column: 1 })
    expect(press(2, 2, 'End')).toEqual({ line: 2, column: 3 })
    expect(press(2, 2, 'Home', true)).toEqual({ line: 0, column: 1 })
    expect(press(2, 2, 'End', true)).toEqual({ line: 3, column: 3 })
  })

  test('page keys go as far as the column is filled', () => {
    const tall = table(...Array.from({ length: 30 }, (_, line) => (line % 4 === 3 || line > 25 ? '.' : '#')))
    expect(movePlace(tall, { line: 0, column: 0 }, { key: 'PageDown', ctrlKey: false })).toEqual({
      line: 10,
      column: 0,
    })
    expect(movePlace(tall, { line: 1, column: 0 }, { key: 'PageDown', ctrlKey: false })).toEqual({
      line: 12,
      column: 0,
    })
    expect(movePlace(tall, { line: 20, column: 0 }, { key: 'PageDown', ctrlKey: false })).toEqual({
      line: 25,
      column: 0,
    })
    expect(movePlace(tall, { line: 25, column: 0 }, { key: 'PageDown', ctrlKey: false })).toEqual({
      line: 25,
      column: 0,
    })
    expect(movePlace(tall, { line: 6, column: 0 }, { key: 'PageUp', ctrlKey: false })).toEqual({ line: 0, column: 0 })
  })

  test('other keys do not move', () => {
    expect(press(0, 1, 'x')).toBeNull()
    expect(press(0, 1, 'Enter')).toBeNull()
  })
})

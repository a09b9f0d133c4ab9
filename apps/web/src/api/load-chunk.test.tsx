import { beforeEach, expect, test, vi } from 'vitest'
import { loadChunk } from './load-chunk.ts'

const files = ['assets/dialog.js', 'assets/form.js']
const requested: string[] = []
let isReached = false
let runs = 0

function run(): Promise<string> {
  runs++
  return Promise.resolve('code')
}

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address)
    return isReached ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('no connection'))
  })
})

test('code of the first view is imported at once, and the files that it imports are announced', async () => {
  expect(await loadChunk(run, ['assets/page.js', 'assets/table.js'])).toBe('code')
  expect(requested).toEqual([])
  const announced = [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))
  expect(announced).toEqual(expect.arrayContaining(['/assets/page.js', '/assets/table.js']))
})

test('later code runs only once its files are there, and files that failed are requested again', async () => {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  runs = 0
  await expect(loadChunk(run, files)).rejects.toThrow('no connection')
  expect(runs).toBe(0)
  isReached = true
  requested.length = 0
  expect(await loadChunk(run, files)).toBe('code')
  expect(await loadChunk(run, files)).toBe('code')
  expect(requested).toEqual(['/assets/dialog.js', '/assets/form.js'])
})

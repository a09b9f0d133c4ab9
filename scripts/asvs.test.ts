import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0 has; they are numbered from 1. */
const sections: Record<string, number> = {
  ...{ 'V1.1': 2, 'V1.2': 9, 'V1.3': 11, 'V1.4': 3, 'V1.5': 2 },
  ...{ 'V2.1': 3, 'V2.2': 3, 'V2.3': 4, 'V2.4': 1 },
  ...{ 'V3.2': 2, 'V3.3': 4, 'V3.4': 6, 'V3.5': 5, 'V3.7': 2 },
  ...{ 'V4.1': 3, 'V4.2': 1, 'V4.3': 2, 'V4.4': 4 },
  ...{ 'V5.1': 1, 'V5.2': 3, 'V5.3': 2, 'V5.4': 3 },
  ...{ 'V6.1': 3, 'V6.2': 12, 'V6.3': 4, 'V6.4': 4, 'V6.5': 5, 'V6.6': 3, 'V6.8': 4 },
  ...{ 'V7.1': 3, 'V7.2': 4, 'V7.3': 2, 'V7.4': 5, 'V7.5': 2, 'V7.6': 2 },
  ...{ 'V8.1': 2, 'V8.2': 3, 'V8.3': 1, 'V8.4': 1 },
  ...{ 'V9.1': 3, 'V9.2': 4 },
  ...{ 'V10.1': 2, 'V10.2': 2, 'V10.3': 4, 'V10.4': 11, 'V10.5': 5, 'V10.6': 2, 'V10.7': 3 },
  ...{ 'V11.1': 2, 'V11.2': 3, 'V11.3': 3, 'V11.4': 4, 'V11.5': 1, 'V11.6': 1 },
  ...{ 'V12.1': 3, 'V12.2': 2, 'V12.3': 4 },
  ...{ 'V13.1': 1, 'V13.2': 5, 'V13.3': 2, 'V13.4': 5 },
  ...{ 'V14.1': 2, 'V14.2': 4, 'V14.3': 3 },
  ...{ 'V15.1': 3, 'V15.2': 3, 'V15.3': 7 },
  ...{ 'V16.1': 1, 'V16.2': 5, 'V16.3': 4, 'V16.4': 3, 'V16.5': 3 },
  ...{ 'V17.1': 1, 'V17.2': 4, 'V17.3': 2 },
}
const required = Object.entries(sections).flatMap(([section, count]) => number(section, 1, count))

interface Row {
  ids: string[]
  verdict: string
  where: string
  why: string
}

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .map((line): Row => {
    const [, written = '', verdict = '', where = '', why = ''] = line.split('|').map((cell) => cell.trim())
    return { ids: written.split(', ').flatMap(readIds), verdict, where, why }
  })

/** Reads `V1.2.3` or a range such as `V1.2.3–5`. */
function readIds(written: string): string[] {
  const [, section = '', first = '', last = first] = /^(V\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(written) ?? []
  return number(section, Number(first), Number(last))
}

function number(section: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`)
}

test('the page on security has every requirement of ASVS once, in its order', () => {
  expect(required).toHaveLength(253)
  expect(rows.flatMap(({ ids }) => ids)).toEqual(required)
})

test('each row has a verdict and a reason, and places that exist unless it is not applicable', () => {
  for (const { ids, verdict, where, why } of rows) {
    const places = [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
    expect(['held', 'not applicable', 'deviation'], ids.join()).toContain(verdict)
    expect(why, ids.join()).not.toBe('')
    expect(places.length > 0, ids.join()).toBe(verdict !== 'not applicable')
    expect(places.filter((path) => !existsSync(path))).toEqual([])
  }
})

test('the sums of the verdicts are those of the rows', () => {
  const count = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).flatMap(({ ids }) => ids).length
  const sums = `${count('held')} are held, ${count('not applicable')} are not applicable, ${count('deviation')} are deviations`
  expect(readFileSync('docs/security.md', 'utf8')).toContain(sums)
})

import type { Project } from '@normwerk/contract/project'
import { expect, test } from 'vitest'
import { type ProjectSort, sortProjects } from './sort-projects.ts'

function aProject(number: string, fields: Partial<Project>): Project {
  return {
    ...{
      id: number,
      number,
      name: 'Cover',
      revision: null,
      description: null,
      archived: false,
      wear: null,
      cartCount: 0,
    },
    createdAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  }
}

const projects = [
  aProject('W-10', { name: 'Housing', revision: 'B', cartCount: 2 }),
  aProject('W-9', { name: 'cover', cartCount: 12 }),
  aProject('W-8', { archived: true, cartCount: 99 }),
  aProject('W-11', { name: 'Ärmel', revision: 'A' }),
]

test.each<[ProjectSort, string[]]>([
  ['number', ['W-9', 'W-10', 'W-11', 'W-8']],
  ['-number', ['W-11', 'W-10', 'W-9', 'W-8']],
  ['name', ['W-11', 'W-9', 'W-10', 'W-8']],
  ['-cartCount', ['W-9', 'W-10', 'W-11', 'W-8']],
  ['revision', ['W-11', 'W-10', 'W-9', 'W-8']],
  ['-revision', ['W-10', 'W-11', 'W-9', 'W-8']],
])('projects are sorted by %s, numbers as numbers, missing values last, then archived ones', (sort, expected) => {
  expect(sortProjects(projects, sort).map(({ number }) => number)).toEqual(expected)
})

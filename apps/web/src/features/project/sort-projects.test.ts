import { expect, test } from 'vitest'
import { aProject } from '../../testing/builders.ts'
import { type ProjectSort, sortProjects } from './sort-projects.ts'

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

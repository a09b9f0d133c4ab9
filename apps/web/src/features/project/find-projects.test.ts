import type { Project } from '@normwerk/contract/project'
import { expect, test } from 'vitest'
import { aProject } from '../../testing/builders.ts'
import { findProjects } from './find-projects.ts'

const found = (projects: Project[], requested: { q?: string; archived?: boolean } = {}) =>
  findProjects(projects, { q: '', archived: false, ...requested }).map(({ number }) => number)

test('active projects are listed, archived ones on request', () => {
  const projects = [aProject('W-1'), aProject('W-2', { archived: true })]
  expect(found(projects)).toEqual(['W-1'])
  expect(found(projects, { archived: true })).toEqual(['W-1', 'W-2'])
})

test('every word may be in the number, the name or the revision, in any case', () => {
  const projects = [aProject('W-104', { name: 'Housing left', revision: 'B' }), aProject('W-105', { name: 'Housing' })]
  expect(found(projects, { q: 'left w-10' })).toEqual(['W-104'])
  expect(found(projects, { q: 'HOUSING' })).toEqual(['W-104', 'W-105'])
  expect(found(projects, { q: 'cover' })).toEqual([])
})

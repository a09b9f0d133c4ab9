import { cartEndpoints } from '@normwerk/contract/cart'
import { projectEndpoints, type Wear } from '@normwerk/contract/project'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer, aCompany, aProject } from '../testing/builders.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { openShop } from '../testing/open-shop.tsx'

const countedAt = '2026-03-02T08:00:00Z'
const due: Wear = { shots: 480_000, partLife: 500_000, shotsPerWeek: 20_000, countedAt, dueAt: countedAt, isDue: true }

async function openProject(wear: Wear | null) {
  const project = aProject('W-4711', { name: 'Housing', wear })
  const server = startFakeServer()
  server.answer(projectEndpoints.read, () => ({ ...project, carts: [], orders: [], ordered: [], orderedTotal: '0.00' }))
  server.answer(projectEndpoints.list, () => [project])
  server.answer(cartEndpoints.list, () => [])
  server.answer(cartEndpoints.countDefault, () => ({ positionCount: 0 }))
  await openShop(`/projects/${project.id}`, server, aBuyer({ company: aCompany() }))
  return { server, project }
}

test('a mould says nothing about wear until its users state shots and life', async () => {
  const { server, project } = await openProject(null)
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect.element(page.getByText(/^Wear parts:/)).not.toBeInTheDocument()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(/^Shots since the last replacement/).fill('480000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('This field is required')).toBeVisible()
  server.answer(projectEndpoints.change, () => project)
  await dialog.getByLabelText(/^Life of the wear parts/).fill('500000')
  const perWeek = dialog.getByLabelText(/^Shots per week/)
  await perWeek.fill('many')
  await userEvent.keyboard('{Enter}')
  await expect.element(perWeek).toHaveFocus()
  await expect.element(perWeek).toHaveAccessibleDescription('Enter a number.')
  expect(server.inputs(projectEndpoints.change)).toEqual([])
  await perWeek.fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const [input] = server.inputs(projectEndpoints.change)
  expect(input?.wear).toEqual({ shots: 480_000, partLife: 500_000, shotsPerWeek: null })
})

test('a mould reminds of wear parts that are due', async () => {
  await openProject(due)
  await expect.element(page.getByText('Wear parts due')).toBeVisible()
  await expect.element(page.getByText(/^Wear parts: 480,000 of 500,000 shots/)).toBeVisible()
})

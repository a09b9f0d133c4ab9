import { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { RouterContext } from '../../routes/root-route.ts'
import { show } from '../../testing/show.tsx'
import { latePart } from './late-part.tsx'

const Sizes = ({ count }: { count: number }) => <p>{count} sizes</p>

test('a part that cannot be loaded says so in its place, and is loaded by its button', async () => {
  const load = vi.fn<() => Promise<ComponentType<{ count: number }>>>().mockRejectedValue(new TypeError('offline'))
  const LateSizes = latePart(load)
  const router = createRouter({
    routeTree: createRootRouteWithContext<RouterContext>()(),
    context: { queryClient: new QueryClient(), enterBundle: async () => undefined },
  })
  await show(
    <RouterContextProvider router={router}>
      <LateSizes count={3} meanwhile={<p>Loading</p>} />
    </RouterContextProvider>,
  )
  await expect.element(page.getByRole('alert').getByText(/^No connection/)).toBeVisible()
  await expect.element(page.getByText('Loading')).toBeVisible()
  load.mockResolvedValue(Sizes)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('3 sizes')).toBeVisible()
  await expect.element(page.getByText('Loading')).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

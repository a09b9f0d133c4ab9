import { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { RouterContext } from '../../routes/root-route.ts'
import { show } from '../../testing/show.tsx'
import { Dialog } from './dialog.tsx'
import { lateDialog } from './late-dialog.tsx'
import { Toasts } from './toast.tsx'
import { hideToast, readToasts } from './toast-store.ts'

interface Props {
  open: boolean
  onClose: () => void
}

function Rename({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Rename">
      <input aria-label="Name" />
    </Dialog>
  )
}

const load = vi.fn<() => Promise<ComponentType<Props>>>()
const enterBundle = vi.fn<() => Promise<void>>()
const LateRename = lateDialog(load, 'cart')

function Page() {
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true)
          setWasOpen(true)
        }}
      >
        Open
      </button>
      {wasOpen && <LateRename open={open} onClose={() => setOpen(false)} />}
      <Toasts />
    </>
  )
}

beforeEach(() => {
  for (const { id } of readToasts()) hideToast(id)
})

async function showPage(): Promise<void> {
  const router = createRouter({
    routeTree: createRootRouteWithContext<RouterContext>()(),
    context: { queryClient: new QueryClient(), enterBundle },
  })
  await show(
    <RouterContextProvider router={router}>
      <Page />
    </RouterContextProvider>,
  )
}

const opener = page.getByRole('button', { name: 'Open' })
const dialog = page.getByRole('dialog', { name: 'Rename' })
const failure = page.getByText(/^No connection/)

test.each(['its code', 'its texts'])(
  'a dialog without %s says so, and opens when it can be loaded',
  async (missing) => {
    load.mockResolvedValue(Rename)
    enterBundle.mockResolvedValue()
    await showPage()
    if (missing === 'its code') load.mockRejectedValue(new TypeError('offline'))
    else enterBundle.mockRejectedValue(new TypeError('offline'))
    await opener.click()
    await expect.element(failure).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    load.mockResolvedValue(Rename)
    enterBundle.mockResolvedValue()
    await opener.click()
    await expect.element(dialog).toBeVisible()
  },
)

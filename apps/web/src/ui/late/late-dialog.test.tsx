import { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CallError } from '../../api/call-error.ts'
import type { RouterContext } from '../../routes/root-route.ts'
import { show } from '../../testing/show.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Toasts } from '../overlays/toast.tsx'
import { hideToast, readToasts } from '../overlays/toast-store.ts'
import { usePreload } from './late-code.ts'
import { lateDialog } from './late-dialog.tsx'

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
        {...usePreload(LateRename)}
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
  load.mockReset().mockResolvedValue(Rename)
  enterBundle.mockReset().mockResolvedValue()
})

async function showPage(): Promise<void> {
  const router = createRouter({
    routeTree: createRootRouteWithContext<RouterContext>()(),
    // Each page loads texts of its own.
    context: { queryClient: new QueryClient(), enterBundle: () => enterBundle() },
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
    if (missing === 'its code') load.mockRejectedValue(new TypeError('offline'))
    else enterBundle.mockRejectedValue(new CallError({ code: 'noConnection', message: '', status: 0, errorId: '' }))
    await showPage()
    await opener.click()
    await expect.element(failure).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    load.mockResolvedValue(Rename)
    enterBundle.mockResolvedValue()
    await opener.click()
    await expect.element(dialog).toBeVisible()
  },
)

test('a key opens the dialog, and the next ones are typed into its field', async () => {
  await showPage()
  await userEvent.keyboard('{Tab}{Enter}M-17')
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('M-17')
})

test('pressing the button again while the dialog is loading opens it once', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType<Props>>()
  load.mockReturnValue(promise)
  await showPage()
  await userEvent.keyboard('{Tab}{Enter}{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  resolve(Rename)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

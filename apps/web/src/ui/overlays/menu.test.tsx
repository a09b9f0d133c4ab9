import { useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { Dialog } from './dialog.tsx'
import { Menu } from './menu.tsx'

const opener = page.getByRole('button', { name: 'File' })
const entry = (name: string) => page.getByRole('button', { name })

function FileMenu() {
  const [renaming, setRenaming] = useState(false)
  return (
    <>
      <Menu label="File" button="File">
        <button type="button" onClick={() => setRenaming(true)}>
          Rename
        </button>
        <button type="button">Save</button>
        <button type="button">Delete</button>
        <button type="button">Share</button>
      </Menu>
      <button type="button">Next</button>
      <Dialog open={renaming} onClose={() => setRenaming(false)} title="Rename">
        <input aria-label="Name" />
      </Dialog>
    </>
  )
}

async function openByKey(): Promise<void> {
  await show(<FileMenu />)
  opener.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
}

describe('a menu', () => {
  test('is opened by an arrow, and arrows move through its entries', async () => {
    await openByKey()
    for (const [key, name] of [
      ['{ArrowDown}', 'Rename'],
      ['{ArrowDown}', 'Save'],
      ['{ArrowUp}', 'Rename'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(entry(name)).toHaveFocus()
    }
  })

  test('moves up from its button to the last entry', async () => {
    await openByKey()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(entry('Share')).toHaveFocus()
  })

  test('moves to its first and last entry by Home and End', async () => {
    await openByKey()
    await userEvent.keyboard('{End}')
    await expect.element(entry('Share')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(entry('Rename')).toHaveFocus()
  })

  test('moves to the next entry that begins with a typed letter, and begins again at the top', async () => {
    await openByKey()
    for (const name of ['Save', 'Share', 'Save']) {
      await userEvent.keyboard('s')
      await expect.element(entry(name)).toHaveFocus()
    }
    await userEvent.keyboard('x')
    await expect.element(entry('Save')).toHaveFocus()
  })

  test('leaves shortcuts and other keys to the page, and its button is no entry', async () => {
    const unhandled: string[] = []
    const listen = ({ key, defaultPrevented }: KeyboardEvent) => defaultPrevented || unhandled.push(key)
    document.addEventListener('keydown', listen)
    onTestFinished(() => document.removeEventListener('keydown', listen))
    await openByKey()
    await userEvent.keyboard('{Control>}s{/Control}f')
    await expect.element(opener).toHaveFocus()
    expect(unhandled).toEqual(['Control', 's', 'f'])
  })

  test('that is closed leaves Home and letters to the page', async () => {
    await show(<FileMenu />)
    opener.element().focus()
    await userEvent.keyboard('{Home}s')
    await expect.element(opener).toHaveFocus()
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  })

  test('is closed by Esc, which returns to its button', async () => {
    await openByKey()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(opener).toHaveFocus()
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
    await expect.element(entry('Rename')).not.toBeInTheDocument()
  })

  test('is closed when the focus leaves it, and does not take it back', async () => {
    await openByKey()
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}')
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    await expect.element(entry('Rename')).not.toBeInTheDocument()
  })

  test('is closed by a choice, and a dialog that it opened returns the focus to its button', async () => {
    await openByKey()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect.element(entry('Save')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
  })

  test.each([
    { edge: 'start', align: 'end' },
    { edge: 'end', align: 'start' },
  ] as const)('is all visible beside a button at the $edge of the window', async ({ edge, align }) => {
    await show(
      <div style={{ display: 'flex', justifyContent: edge }}>
        <Menu label="File" button="File" align={align}>
          <button type="button">Save all positions as a table</button>
        </Menu>
      </div>,
    )
    await opener.click()
    const save = entry('Save all positions as a table')
    await expect.element(save).toBeVisible()
    const { left, right } = save.element().getBoundingClientRect()
    expect(left).toBeGreaterThan(0)
    expect(right).toBeLessThan(window.innerWidth)
  })

  test('in a dialog is closed by Esc before the dialog is', async () => {
    const close = vi.fn()
    await show(
      <Dialog open onClose={close} title="Cart">
        <Menu label="File" button="File">
          <button type="button">Save</button>
        </Menu>
      </Dialog>,
    )
    await opener.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(entry('Save')).not.toBeInTheDocument()
    expect(close).not.toHaveBeenCalled()
  })
})

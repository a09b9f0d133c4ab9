import { type ComponentProps, type ReactNode, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { Dialog } from './dialog.tsx'

const opener = page.getByRole('button', { name: 'Open' })
const dialog = page.getByRole('dialog', { name: 'Rename' })

interface Props {
  /** Name of the button that opens it. */
  by?: string
  title?: string
  shape?: ComponentProps<typeof Dialog>['shape']
  children: ReactNode
}

function Opens({ by = 'Open', title = 'Rename', shape = 'window', children }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        {by}
      </button>
      <Dialog open={opened} onClose={() => setOpened(false)} title={title} shape={shape}>
        {children}
      </Dialog>
    </>
  )
}

describe('a dialog', () => {
  test('starts in its first field that can be filled in', async () => {
    await show(
      <Opens>
        <button type="button">Help</button>
        <input aria-label="Number" disabled />
        <input aria-label="Name" />
      </Opens>,
    )
    await opener.click()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  test('starts in the marked element, even after a field', async () => {
    await show(
      <Opens>
        <input aria-label="Name" />
        <button type="button" data-autofocus>
          Keep
        </button>
      </Opens>,
    )
    await opener.click()
    await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus()
  })

  test('at the side opens no keyboard: no field has the focus', async () => {
    await show(
      <Opens shape="side">
        <input aria-label="Name" />
      </Opens>,
    )
    await opener.click()
    await expect.element(dialog).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).not.toHaveFocus()
  })

  test.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['its button', () => dialog.getByRole('button', { name: 'Close' }).click()],
    ['a click beside it', () => dialog.click({ position: { x: -20, y: -20 }, force: true })],
  ])('is closed by %s and returns the focus', async (_by, close) => {
    await show(
      <Opens>
        <input aria-label="Name" />
      </Opens>,
    )
    await opener.click()
    await expect.element(dialog).toBeVisible()
    await close()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test('keeps the focus from the page behind it', async () => {
    await show(
      <Opens>
        <input aria-label="Name" />
      </Opens>,
    )
    await opener.click()
    const behind: Element[] = []
    for (const _ of [1, 2, 3, 4]) {
      await userEvent.keyboard('{Tab}')
      const { activeElement } = document
      if (activeElement !== null && activeElement !== document.body) behind.push(activeElement)
    }
    expect(behind.filter((element) => !dialog.element().contains(element))).toEqual([])
    expect(behind.length).toBeGreaterThan(0)
  })

  test('over another one closes alone, and returns to the button that opened it', async () => {
    await show(
      <Opens>
        <Opens by="More" title="Details">
          <input aria-label="Detail" />
        </Opens>
      </Opens>,
    )
    await opener.click()
    await page.getByRole('button', { name: 'More' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Detail' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
    await expect.element(dialog).toBeVisible()
  })

  test('stays open when the choice of a file is canceled', async () => {
    await show(
      <Opens>
        <input aria-label="List" type="file" />
      </Opens>,
    )
    await opener.click()
    const list = page.getByLabelText('List')
    await expect.element(list).toHaveFocus()
    // Browsers fire this when their own dialog for files is closed.
    list.element().dispatchEvent(new Event('cancel', { bubbles: true }))
    await expect.element(list).toBeVisible()
  })
})

describe('the question before something is deleted', () => {
  const question = {
    title: 'Delete the cart?',
    keep: 'Keep it',
    act: 'Delete it',
    pending: false,
    failure: null,
    onClose: () => {},
    onDelete: () => {},
    children: 'Its positions go with it.',
  }

  test('focuses the button that cancels', async () => {
    await show(<DeleteDialog {...question} />)
    await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  })

  test('announces why deleting failed', async () => {
    await show(<DeleteDialog {...question} failure="It has orders." />)
    await expect.element(page.getByRole('alert').filter({ hasText: 'It has orders.' })).toBeVisible()
  })
})

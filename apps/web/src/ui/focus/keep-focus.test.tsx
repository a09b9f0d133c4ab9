import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { KeepFocus, keepFocusOn } from './keep-focus.tsx'

const button = (name: string) => page.getByRole('button', { name })
const frame = page.getByRole('region', { name: 'Pins' })
const keepFocusInside = keepFocusOn('[data-remove]')

function Pins({ names }: { names: string[] }) {
  const [left, setLeft] = useState(names)
  return (
    <>
      <section ref={keepFocusInside} aria-label="Pins" tabIndex={-1}>
        {left.map((name) => (
          <Pin key={name} name={name} onRemove={() => setLeft(left.filter((other) => other !== name))} />
        ))}
      </section>
      <button type="button" onClick={() => setLeft([...left, 'New'])}>
        Add
      </button>
      <button type="button" onClick={() => setLeft([])}>
        Clear
      </button>
    </>
  )
}

function Pin({ name, onRemove }: { name: string; onRemove: () => void }) {
  const [renaming, setRenaming] = useState(false)
  return (
    <KeepFocus>
      {renaming ? (
        <input aria-label={name} onChange={() => setRenaming(false)} />
      ) : (
        <button type="button" onClick={() => setRenaming(true)}>
          {`Rename ${name}`}
        </button>
      )}
      <button type="button" data-remove onClick={onRemove}>
        {`Remove ${name}`}
      </button>
    </KeepFocus>
  )
}

/** A button that cannot be pressed while the removal is under way. */
function Leaving() {
  const [state, setState] = useState<'there' | 'leaving' | 'gone'>('there')
  return (
    <>
      <section ref={keepFocusInside} aria-label="Pins" tabIndex={-1}>
        {state !== 'gone' && (
          <button type="button" data-remove disabled={state === 'leaving'} onClick={() => setState('leaving')}>
            {state === 'there' ? 'Remove' : 'Removing'}
          </button>
        )}
      </section>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setState('gone')}>
        Finish
      </button>
    </>
  )
}

describe('the focus of a removed element', () => {
  test('moves to the element that takes its place', async () => {
    await show(<Pins names={['A', 'B', 'C']} />)
    await button('Remove B').click()
    await expect.element(button('Remove C')).toHaveFocus()
  })

  test('moves to the last one if nothing takes its place, and to the frame if nothing is left', async () => {
    await show(<Pins names={['A', 'B']} />)
    await button('Remove B').click()
    await expect.element(button('Remove A')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(frame).toHaveFocus()
  })

  test('moves even if the element was disabled before', async () => {
    await show(<Leaving />)
    await button('Remove').click()
    await expect.element(button('Removing')).toBeDisabled()
    await button('Finish').click()
    await expect.element(frame).toHaveFocus()
  })

  test('stays in the innermost frame that still exists', async () => {
    await show(<Pins names={['A', 'B']} />)
    await button('Add').click()
    await button('Rename New').click()
    await page.getByRole('textbox', { name: 'New' }).fill('C')
    await expect.element(button('Rename New')).toHaveFocus()
  })

  test('does not return if the user had moved it before', async () => {
    await show(<Pins names={['A']} />)
    button('Remove A').element().focus()
    button('Remove A').element().blur()
    await expect.element(document.body).toHaveFocus()
    // A pointer would focus the button.
    button('Clear')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(button('Remove A')).not.toBeInTheDocument()
    await expect.element(frame).not.toHaveFocus()
  })
})

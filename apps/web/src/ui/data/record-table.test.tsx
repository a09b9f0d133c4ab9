import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { RecordTable } from './record-table.tsx'

test('the arrow keys, Home and End lead from one record to another, and no further', async () => {
  await show(
    <RecordTable label="Orders" stale={false}>
      <tbody>
        {['A', 'B', 'C'].map((name) => (
          <tr key={name}>
            <th scope="row">
              <a href={`#${name}`}>{name}</a>
            </th>
            <td>
              <button type="button">Remove {name}</button>
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>,
  )
  const link = (name: string) => page.getByRole('link', { name })
  link('A').element().focus()
  for (const [key, name] of [
    ['ArrowDown', 'B'],
    ['End', 'C'],
    ['ArrowDown', 'C'],
    ['ArrowUp', 'B'],
    ['Home', 'A'],
    ['ArrowUp', 'A'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(link(name)).toHaveFocus()
  }
})

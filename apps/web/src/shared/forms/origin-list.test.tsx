import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { OriginList } from './origin-list.tsx'

function Origins({ start }: { start: string[] }) {
  const [origins, setOrigins] = useState<readonly string[]>(start)
  return <OriginList origins={origins} onChange={setOrigins} />
}

test('removing an address focuses the next one, and after the last the field for a new one', async () => {
  await show(<Origins start={['https://erp.example.com', 'https://shop.example.com']} />)
  await page.getByRole('button', { name: 'Remove https://erp.example.com' }).click()
  const last = page.getByRole('button', { name: 'Remove https://shop.example.com' })
  await expect.element(last).toHaveFocus()
  await last.click()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
})

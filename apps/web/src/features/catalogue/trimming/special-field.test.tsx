import { noOptions, nothingOffered } from '@normwerk/parts/configured-part'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { SpecialField } from './special-field.tsx'
import { addSpecial, type TypedSpecial, withSpecial } from './special-options.ts'

const range = { from: 1.6, below: 3 }

async function showFlats(initial: TypedSpecial['headFlats'] = null) {
  const change = vi.fn<(flats: TypedSpecial['headFlats']) => void>()
  await show(
    <SpecialField name="headFlats" offered={range} beside={noOptions} initial={initial ?? null} onChange={change} />,
  )
  return change
}

const distance = page.getByLabelText('Distance from the axis')

test('the first flat is flush with the shaft, and another arrangement keeps the distance', async () => {
  const change = await showFlats()
  await expect.element(distance).not.toBeInTheDocument()
  await userEvent.selectOptions(page.getByLabelText('Flats on the head'), 'one flat')
  expect(change).toHaveBeenLastCalledWith({ arrangement: 'R1', distance: 1.6, angle: 0 })
  await userEvent.fill(distance, '2')
  await userEvent.selectOptions(page.getByLabelText('Flats on the head'), 'two flats at 90°')
  expect(change).toHaveBeenLastCalledWith({ arrangement: 'R2Q', distance: 2, angle: 0 })
  await userEvent.selectOptions(page.getByLabelText('Flats on the head'), 'none')
  expect(change).toHaveBeenLastCalledWith(null)
})

test.each(['1.59', '3', '', 'two'])('the distance %j is not offered, and stays in the field', async (typed) => {
  const change = await showFlats({ arrangement: 'R1', distance: 2, angle: 0 })
  await userEvent.fill(distance, typed)
  expect(change).toHaveBeenLastCalledWith(undefined)
  await expect.element(distance).toHaveValue(typed)
  await expect
    .element(page.getByText('The distance from the axis must be at least 1.6 mm and less than 3 mm.'))
    .toBeVisible()
  await userEvent.fill(distance, '2.999')
  expect(change).toHaveBeenLastCalledWith({ arrangement: 'R1', distance: 2.999, angle: 0 })
})

test('flats are added flush with the shaft where the article offers them, and removed alone', () => {
  const cut = { ...noOptions, changedLength: 150, toleranceClass: 'T50' } as const
  expect(addSpecial('headFlats', cut, nothingOffered)).toEqual(cut)
  const added = addSpecial('headFlats', cut, { ...nothingOffered, headFlats: range })
  expect(added).toEqual({ ...cut, headFlats: { arrangement: 'R1', distance: 1.6, angle: 0 } })
  expect(withSpecial(added, 'headFlats', null)).toEqual(cut)
})

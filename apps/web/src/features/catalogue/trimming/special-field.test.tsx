import { noOptions, nothingOffered } from '@normwerk/parts/configured-part'
import { describe, expect, test, vi } from 'vitest'
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

const pin = { diameter: { from: 7, below: 12 }, height: { from: 2.5, below: 5 } }

test('a smaller head has a diameter, a height or both, and none if both fields are empty', async () => {
  const change = vi.fn<(head: TypedSpecial['reducedHead']) => void>()
  await show(<SpecialField name="reducedHead" offered={pin} beside={noOptions} initial={null} onChange={change} />)
  await userEvent.fill(page.getByLabelText('Head diameter'), '9,5')
  expect(change).toHaveBeenLastCalledWith({ diameter: 9.5, height: null })
  await userEvent.fill(page.getByLabelText('Head height'), '2.49')
  await expect.element(page.getByText(/The head height must be at least 2\.5 mm/)).toBeVisible()
  await userEvent.fill(page.getByLabelText('Head height'), '')
  await userEvent.fill(page.getByLabelText('Head diameter'), '')
  expect(change).toHaveBeenLastCalledWith(null)
})

test('another form of the tip starts with a usual value', async () => {
  const change = vi.fn<(tip: TypedSpecial['tip']) => void>()
  const offered = { diameter: 6 }
  await show(<SpecialField name="tip" offered={offered} beside={noOptions} initial={null} onChange={change} />)
  await userEvent.selectOptions(page.getByLabelText('Shape of the tip'), 'spherical')
  expect(change).toHaveBeenLastCalledWith({ form: 'ball', value: 3 })
  await userEvent.fill(page.getByLabelText('Radius of the tip'), '2.9')
  await expect.element(page.getByText(/The value must be between 3 and 30/)).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Shape of the tip'), 'bevelled')
  expect(change).toHaveBeenLastCalledWith({ form: 'bevel', value: 15 })
})

describe('a contour of the tip', () => {
  const line = (x: number, y: number, toX: number, toY: number) =>
    `0\nLINE\n10\n${x}\n20\n${y}\n11\n${toX}\n21\n${toY}\n`
  const unit = '0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n4\n0\nENDSEC\n'
  const drawing = (lines: string, header = unit) =>
    new File([`${header}0\nSECTION\n2\nENTITIES\n${lines}0\nENDSEC\n`], 'tip.dxf')

  async function showTip() {
    const change = vi.fn<(tip: TypedSpecial['tip']) => void>()
    const offered = { diameter: 6 }
    await show(<SpecialField name="tip" offered={offered} beside={noOptions} initial={null} onChange={change} />)
    await userEvent.selectOptions(page.getByLabelText('Shape of the tip'), 'to a contour (DXF)')
    expect(change).toHaveBeenLastCalledWith(undefined)
    return change
  }

  const choose = (file: File) => userEvent.upload(page.getByLabelText(/^Choose a DXF drawing/), file)

  test('is read from a drawing and shown', async () => {
    const change = await showTip()
    await choose(drawing(line(0, 0, 2, 6)))
    await expect.element(page.getByRole('img', { name: 'The tip from the side' })).toBeVisible()
    const contour = [
      { depth: 2, across: 0 },
      { depth: 0, across: 6 },
    ]
    expect(change).toHaveBeenLastCalledWith({ form: 'contour', contour })
  })

  test('is read in the unit that the buyer chooses if the drawing has none', async () => {
    const change = await showTip()
    await choose(drawing(line(0, 0, 2, 6), ''))
    expect(change).toHaveBeenLastCalledWith(undefined)
    await userEvent.selectOptions(page.getByLabelText('Unit of the drawing'), 'inches')
    await expect.element(page.getByText(/its height must be exactly 6 mm/)).toBeVisible()
    await choose(drawing(line(0, 0, 2, 6), ''))
    await userEvent.selectOptions(page.getByLabelText('Unit of the drawing'), 'millimetres')
    expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ form: 'contour' }))
  })

  test('that does not fit says why, and takes the place of the one before', async () => {
    const change = await showTip()
    await choose(drawing(line(0, 0, 2, 6)))
    await choose(drawing(line(0, 0, 2, 5)))
    await expect.element(page.getByText(/its height must be exactly 6 mm/)).toBeVisible()
    expect(change).toHaveBeenLastCalledWith(undefined)
    await choose(drawing(line(0, 0, 2, 3) + line(5, 3, 2, 6)))
    await expect.element(page.getByText(/do not form a single continuous contour/)).toBeVisible()
    await choose(new File(['%PDF-1.7'], 'tip.dxf'))
    await expect.element(page.getByText(/not a readable DXF drawing/)).toBeVisible()
  })
})

test('an engraving has capitals and digits, and says where it does not fit', async () => {
  const change = vi.fn<(engraving: TypedSpecial['engraving']) => void>()
  const beside = { ...noOptions, tip: { form: 'cone', value: 90 } } as const
  const offered = { diameter: 6 }
  await show(<SpecialField name="engraving" offered={offered} beside={beside} initial={null} onChange={change} />)
  await userEvent.fill(page.getByLabelText('Engraving'), 'a-1 ')
  expect(change).toHaveBeenLastCalledWith({ text: 'A1' })
  await expect.element(page.getByText('Only a flat tip is engraved, neither a sphere nor a cone.')).toBeVisible()
})

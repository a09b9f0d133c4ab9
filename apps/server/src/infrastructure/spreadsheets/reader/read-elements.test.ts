import { expect, test } from 'vitest'
import { readElements } from './read-elements.ts'

const read = (xml: string) => readElements(xml, 'sheet').map((attributes) => Object.fromEntries(attributes))

test('an element is read with any prefix, quotes and spaces', () => {
  expect(read('<x:sheet name="a > b" r:id=\'1\'/><sheet\n state = "hidden" ></sheet><sheet/>')).toEqual([
    { name: 'a > b', 'r:id': '1' },
    { state: 'hidden' },
    {},
  ])
  expect(read('<sheet name="&lt;&#65;&#x42;&amp;&unknown;"/>')).toEqual([{ name: '<AB&&unknown;' }])
})

test('an element whose name only begins alike is ignored', () => {
  expect(read('<sheets a="1"/><sheetView/><a sheet="1"/>')).toEqual([])
})

test('an unclosed element is ignored, and takes nothing from the next', () => {
  expect(read('<sheet "<sheet name="a"><sheet name="b')).toEqual([{ name: 'a' }])
  expect(read(`${'<sheet "'.repeat(100_000)}<sheet name="a"/>`)).toEqual([{ name: 'a' }])
  expect(read(`<sheet ${'a'.repeat(200_000)}/><sheet name="a"/>`)).toEqual([{ name: 'a' }])
})

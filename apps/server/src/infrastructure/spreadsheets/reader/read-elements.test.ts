import { expect, test } from 'vitest'
import { readElements } from './read-elements.ts'

const read = (xml: string) => readElements(xml, 'sheet').map((attributes) => Object.fromEntries(attributes))

test('an element is read whatever its prefix, its quotes and its spaces', () => {
  expect(read('<x:sheet name="a > b" r:id=\'1\'/><sheet\n state = "hidden" ></sheet><sheet/>')).toEqual([
    { name: 'a > b', 'r:id': '1' },
    { state: 'hidden' },
    {},
  ])
  expect(read('<sheet name="&lt;&#65;&#x42;&amp;&unknown;"/>')).toEqual([{ name: '<AB&&unknown;' }])
})

test('what only begins like one is none', () => {
  expect(read('<sheets a="1"/><sheetView/><a sheet="1"/>')).toEqual([])
})

test('one that is not closed before the next is none, and takes nothing of it', () => {
  expect(read('<sheet "<sheet name="a"><sheet name="b')).toEqual([{ name: 'a' }])
  expect(read(`${'<sheet "'.repeat(100_000)}<sheet name="a"/>`)).toEqual([{ name: 'a' }])
  expect(read(`<sheet ${'a'.repeat(200_000)}/><sheet name="a"/>`)).toEqual([{ name: 'a' }])
})

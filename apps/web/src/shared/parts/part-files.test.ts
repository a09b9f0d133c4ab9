import { expect, test } from 'vitest'
import { isCadFile, partFileFormats, partFilePath, zippedName } from './part-files.ts'

test('each file of a part has an address with its options and a name of its own in a zip', () => {
  const number = 'AZH-3.2x160-L147.25-T50'
  expect(partFileFormats.map((format) => partFilePath(format, number, 'de'))).toEqual([
    '/api/resources/cad/AZH-3.2x160-L147.25-T50.step',
    '/api/resources/cad/AZH-3.2x160-L147.25-T50.step?schema=ap242',
    '/api/resources/cad/AZH-3.2x160-L147.25-T50.glb',
    '/api/resources/drawing/AZH-3.2x160-L147.25-T50.dxf?language=de',
    '/api/resources/drawing/AZH-3.2x160-L147.25-T50.pdf?language=de',
  ])
  expect(new Set(partFileFormats.map((format) => zippedName(format, number))).size).toBe(partFileFormats.length)
})

test('only the drawing on paper is for everybody', () => {
  expect(partFileFormats.filter((format) => !isCadFile(format))).toEqual(['pdf'])
})

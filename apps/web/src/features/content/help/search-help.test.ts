import type { HelpPage } from '@normwerk/contract/content/help'
import { expect, test } from 'vitest'
import { searchHelp } from './search-help.ts'

const trim: HelpPage = {
  topic: 'trim',
  language: 'de',
  title: 'Teile kürzen',
  sections: [
    { heading: null, paragraphs: ['Auf Ihre Länge.'] },
    { heading: 'Toleranz', paragraphs: ['T100: +0,1/0', 'T50: +0,05/0'] },
  ],
}
const cad: HelpPage = {
  ...trim,
  topic: 'cad',
  title: 'CAD',
  sections: [{ heading: null, paragraphs: ['STEP und DXF.'] }],
}

const found = (typed: string) =>
  searchHelp([trim, cad], typed).map(({ page, section, excerpt }) => [page.topic, section, excerpt])

test('without words every page is found by its beginning', () => {
  expect(found(' ')).toEqual([
    ['trim', 0, 'Auf Ihre Länge.'],
    ['cad', 0, 'STEP und DXF.'],
  ])
})

test('a section is found by all words, also without accents and in the title', () => {
  expect(found('t50')).toEqual([['trim', 1, 'T50: +0,05/0']])
  expect(found('LANGE')).toEqual([['trim', 0, 'Auf Ihre Länge.']])
  expect(found('kurzen toleranz')).toEqual([['trim', 1, 'T100: +0,1/0']])
  expect(found('t50 step')).toEqual([])
})

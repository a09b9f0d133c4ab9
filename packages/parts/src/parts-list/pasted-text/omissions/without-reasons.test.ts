import { expect, test } from 'vitest'
import { withoutReasons } from './without-reasons.ts'

test.each([
  ['M6x20 cap screws 12.9, as the drawer is nearly empty', 'M6x20 cap screws 12.9'],
  ['M6x20 cap screws 12.9 because the drawer is nearly empty', 'M6x20 cap screws 12.9'],
  ['Stifte 8x40 weil die Schublade fast leer ist', 'Stifte 8x40'],
  ['goupilles 8x40 parce que le tiroir est vide', 'goupilles 8x40'],
  ['spine 8x40 perché il cassetto è vuoto', 'spine 8x40'],
  ['pasadores 8x40 porque la caja está vacía', 'pasadores 8x40'],
])('a reason changes no part: %s', (text, part) => {
  expect(withoutReasons(text)).toBe(part)
})

test.each([
  'pins 6x160, as the old ones were longer',
  'pins 6x160, as drawn',
  'rings 125x36x12, because the groove broke at 3 mm',
  'Stifte 6x160, weil gekürzt',
])('a comparison, work or figures stay: %s', (text) => {
  expect(withoutReasons(text)).toContain(text.slice(0, text.indexOf(',') + 6))
})

test.each([
  'M12 eye bolt, someone walked off with mine',
  'Ringschraube M12, meine hat jemand mitgenommen',
  "anneau de levage M12, quelqu'un a pris le mien",
  'golfare M12, qualcuno si è preso il mio',
  'cáncamo M12, alguien se llevó el mío',
  'olhal M12, alguém levou o meu',
  'oogbout M12, iemand heeft de mijne meegenomen',
  'śruba oczkowa M12, ktoś zabrał moją',
  'závěsné oko M12, někdo mi vzal moje',
  'očesni vijak M12, nekdo je vzel mojega',
  'szemescsavar M12, valaki elvitte az enyémet',
  'șurub cu ochi M12, cineva l-a luat pe al meu',
  'lyftögla M12, någon har tagit min',
])('who has taken the former part is no part: %s', (text) => {
  expect(withoutReasons(text)).toBe(text.slice(0, text.indexOf(',')))
})

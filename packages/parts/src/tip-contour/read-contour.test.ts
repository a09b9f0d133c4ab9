import { describe, expect, it, test } from 'vitest'
import { checkContour } from '../machining/check-contour.ts'
import { formatContour } from '../machining/tip-contour.ts'
import { readContour } from './read-contour.ts'

const inMillimetres = '9\n$INSUNITS\n70\n4\n'

/** A drawing with these entities, each as codes and values. */
function drawing(entities: readonly string[], header = inMillimetres): string {
  const lines = entities.flatMap((entity) => entity.split(' '))
  return `0\nSECTION\n2\nHEADER\n${header}0\nENDSEC\n0\nSECTION\n2\nENTITIES\n${lines.join('\n')}\n0\nENDSEC\n0\nEOF\n`
}

const line = (x: number, y: number, toX: number, toY: number) => `0 LINE 8 0 10 ${x} 20 ${y} 11 ${toX} 21 ${toY}`
const polyline = (isClosed: boolean, ...points: string[]) =>
  `0 LWPOLYLINE 90 ${points.length} 70 ${isClosed ? 1 : 0} ${points.join(' ')}`

function read(entities: readonly string[], header?: string, unit: number | null = null) {
  const contour = readContour(drawing(entities, header), unit)
  return typeof contour === 'string' ? contour : formatContour(contour)
}

const step = 'X2Y0X2Y3X0Y3X0Y6'

describe('a contour', () => {
  it.each([
    ['lines in any order and direction', [line(8, 3, 8, 0), line(10, 6, 10, 3), line(8, 3, 10, 3)]],
    ['an open polyline', [polyline(false, '10 8 20 0', '10 8 20 3', '10 10 20 3', '10 10 20 6')]],
    ['one from above', [polyline(false, '10 10 20 6', '10 10 20 3', '10 8 20 3', '10 8 20 0')]],
    [
      'one with the sides of the shaft',
      [polyline(false, '10 0 20 0', '10 8 20 0', '10 8 20 3', '10 10 20 3', '10 10 20 6', '10 0 20 6')],
    ],
    ['a closed one', [polyline(true, '10 0 20 0', '10 8 20 0', '10 8 20 3', '10 10 20 3', '10 10 20 6', '10 0 20 6')]],
    [
      'a closed one clockwise',
      [polyline(true, '10 0 20 6', '10 10 20 6', '10 10 20 3', '10 8 20 3', '10 8 20 0', '10 0 20 0')],
    ],
    [
      'an old polyline',
      [
        '0 POLYLINE 66 1 10 0 20 0 30 0 70 0',
        ...['10 8 20 0', '10 8 20 3', '10 10 20 3', '10 10 20 6'].map((point) => `0 VERTEX ${point} 30 0`),
        '0 SEQEND',
      ],
    ],
    ['lines beside a text', [line(8, 0, 8, 3), line(8, 3, 10, 3), line(10, 3, 10, 6), '0 TEXT 10 1 20 1 40 3 1 A']],
  ])('is read from %s', (_, entities) => {
    expect(read(entities)).toBe(step)
  })

  it('has arcs that bulge outwards and inwards', () => {
    const arc = '0 ARC 10 7 20 3 40 3 50 270 51 90'
    expect(read([arc])).toBe('X3Y0X3Y6R3')
    expect(read([polyline(false, '10 0 20 0 42 -1', '10 0 20 6')])).toBe('X0Y0X0Y6Q3')
    expect(read([polyline(false, '10 0 20 6 42 1', '10 0 20 0')])).toBe('X0Y0X0Y6Q3')
  })

  it('is scaled by the unit of the file, else by the given one', () => {
    const inch = [line(0, 0, 0.1, 0.5)]
    expect(read(inch, '9\n$INSUNITS\n70\n1\n')).toBe('X2.54Y0X0Y12.7')
    expect(read(inch, '', 25.4)).toBe('X2.54Y0X0Y12.7')
    expect(read(inch, '9\n$INSUNITS\n70\n0\n')).toBe('contourWithoutUnit')
  })
})

test.each([
  ['a text alone', ['0 TEXT 10 1 20 1 40 3 1 A'], 'contourInPieces'],
  ['two paths', [line(0, 0, 0, 3), line(5, 0, 5, 3)], 'contourInPieces'],
  ['a fork', [line(0, 0, 0, 3), line(0, 3, 1, 6), line(0, 3, 2, 6)], 'contourInPieces'],
  ['a gap', [line(0, 0, 0, 3), line(0, 3.02, 1, 6)], 'contourInPieces'],
  ['a line along the shaft', [line(0, 0, 5, 0)], 'contourInPieces'],
  ['a spline', ['0 SPLINE 70 8'], 'contourCurves'],
  ['a block', ['0 INSERT 2 TIP'], 'contourCurves'],
  ['more than half a circle', ['0 ARC 10 0 20 0 40 3 50 0 51 270'], 'contourCurves'],
  ['no figures', ['0 LINE 10 a 20 0 11 1 21 1'], 'contourUnreadable'],
  ['9 points', Array.from({ length: 8 }, (_, at) => line(at % 2, at, (at + 1) % 2, at + 1)), 'contourTooManyPoints'],
  ['very many lines', Array.from({ length: 5000 }, (_, at) => line(at, at, at + 1, at + 1)), 'contourTooManyPoints'],
])('%s is no contour', (_, entities, problem) => {
  expect(read(entities)).toBe(problem)
})

test.each(['', 'AutoCAD Binary DXF\r\n\u001a\u0000', '{"type":"DXF"}', '0\nSECTION\n2\nENTITIES\n0\nLINE'])(
  'the file %j is unreadable',
  (text) => {
    expect(readContour(text, 1)).toBe('contourUnreadable')
  },
)

describe('a tip of 6 mm', () => {
  const check = (entities: string[]) => {
    const contour = readContour(drawing(entities), null)
    return typeof contour === 'string' ? contour : (checkContour(contour, 6)?.code ?? null)
  }

  it('takes a contour from side to side', () => {
    expect(check([line(8, 0, 8, 3), line(8, 3, 10, 6)])).toBeNull()
  })

  it.each([
    ['is wider than the tip', [line(0, 0, 1, 6.01)], 'tipContourWidth'],
    ['is narrower', [line(0, 0, 1, 5.99)], 'tipContourWidth'],
    ['is deeper than the tip is wide', [line(0, 0, 6.1, 6)], 'tipContourDepth'],
    ['is flat', [line(0, 0, 0, 6)], 'tipContourDepth'],
    ['turns back', [line(0, 0, 1, 4), line(1, 4, 2, 3), line(2, 3, 3, 6)], 'tipContourUndercut'],
    ['crosses itself', [line(0, 0, 2, 5), line(2, 5, 0, 2), line(0, 2, 2, 1), line(2, 1, 2, 6)], 'tipContourUndercut'],
    [
      'turns back along an arc',
      [polyline(false, '10 0 20 0', '10 1 20 0.268 42 0.9163', '10 -0.684 20 3.879', '10 -0.684 20 6')],
      'tipContourUndercut',
    ],
  ])('takes none that %s', (_, entities, problem) => {
    expect(check(entities)).toBe(problem)
  })
})

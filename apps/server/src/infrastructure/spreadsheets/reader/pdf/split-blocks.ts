import { isHeadingRow } from '@normwerk/parts/parts-list/headings/heading-rows'
import { type Line, type Segment, textOf } from './build-lines.ts'
import type { Rule } from './rules.ts'

/** In points. */
const touch = 2
/** Figures may begin so much before their heading, times the size of the font. */
const beforeHeading = 1.5

interface Frame {
  x: number
  end: number
  top: number
  bottom: number
}

/**
 * Divides the lines of a page that has other text beside a table: a second part of the table with the same headings, or
 * the views of a drawing beside its parts list.
 * @returns the lines of each block; those of a table first
 */
export function splitBlocks(lines: readonly Line[], rules: readonly Rule[]): Line[][] {
  const second = findSecondTable(lines)
  if (second !== null) {
    const left = within(lines, ({ x }) => x < second.x)
    const right = within(lines, ({ x }) => x >= second.x)
    return [[...left, ...moveLeft(right, second.distance)]]
  }
  const frame = frameOfTable(lines, rules)
  if (frame === null) return [[...lines]]
  const isInside = (segment: Segment, { y }: Line) =>
    y >= frame.top - touch &&
    y <= frame.bottom + touch &&
    segment.x >= frame.x - touch &&
    segment.end <= frame.end + touch
  const outside = within(lines, (segment, line) => !isInside(segment, line))
  const isBeside = outside.some(({ y }) => y >= frame.top && y <= frame.bottom)
  return isBeside ? [within(lines, isInside), outside] : [[...lines]]
}

function within(lines: readonly Line[], isMeant: (segment: Segment, line: Line) => boolean): Line[] {
  const kept = lines.map((line) => ({ ...line, segments: line.segments.filter((segment) => isMeant(segment, line)) }))
  return kept.filter(({ segments }) => segments.length > 0)
}

/** Returns where the second of two tables with the same headings begins, and how far it is from the first. */
function findSecondTable(lines: readonly Line[]): { x: number; distance: number } | null {
  for (const { size, segments } of lines) {
    const half = segments.length / 2
    const texts = segments.map(textOf)
    const isTwice = texts.slice(0, half).every((text, index) => text === texts[index + half])
    const [first, right] = [segments[0], segments[half]]
    if (first === undefined || right === undefined || !isTwice || !isHeadingRow(texts.slice(0, half))) continue
    return { x: right.x - beforeHeading * size, distance: right.x - first.x }
  }
  return null
}

function moveLeft(lines: readonly Line[], distance: number): Line[] {
  const move = <Placed extends { x: number; end: number }>(placed: Placed) => ({
    ...placed,
    x: placed.x - distance,
    end: placed.end - distance,
  })
  return lines.map((line) => ({
    ...line,
    segments: line.segments.map((segment) => ({ ...move(segment), words: segment.words.map(move) })),
  }))
}

/** Returns the place of a table that is drawn with upright rules, found by its headings. */
function frameOfTable(lines: readonly Line[], rules: readonly Rule[]): Frame | null {
  const upright = rules.filter(({ x, endX }) => x === endX)
  for (const { y, segments } of lines) {
    const texts = segments.map(textOf)
    const start = texts.findIndex(
      (_, index) => isHeadingRow(texts.slice(index)) && isHeadingRow(texts.slice(index, index + 2)),
    )
    const [first, last] = [segments[start], segments.at(-1)]
    if (start < 0 || first === undefined || last === undefined) continue
    const crossing = upright.filter((rule) => rule.y <= y && rule.endY >= y - touch)
    const nearest = crossing.filter((rule) => rule.x <= first.x + touch).sort((a, b) => b.x - a.x)[0]
    const end = Math.min(...crossing.filter((rule) => rule.x >= last.end - touch).map((rule) => rule.x))
    if (nearest === undefined || !Number.isFinite(end)) continue
    // Columns whose headings are unknown, such as places in the mould, may stand before the first known one.
    const x = Math.min(...crossing.filter((rule) => isOfSameRow(rule, nearest)).map((rule) => rule.x))
    const left = upright.filter((rule) => Math.abs(rule.x - x) <= touch)
    return { x, end, top: Math.min(...left.map((rule) => rule.y)), bottom: Math.max(...left.map((rule) => rule.endY)) }
  }
  return null
}

function isOfSameRow(rule: Rule, other: Rule): boolean {
  return Math.abs(rule.y - other.y) <= touch && Math.abs(rule.endY - other.endY) <= touch
}

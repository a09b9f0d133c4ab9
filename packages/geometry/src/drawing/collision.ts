import type { Segment } from '../projection/view.ts'
import type { Box } from './paper.ts'

export function boxesMeet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** Whether two horizontal lines overlap so closely that they look like one. */
export function linesMerge([a, b]: Segment, [c, d]: Segment): boolean {
  const horizontal = a.y === b.y && c.y === d.y
  const overlap = Math.min(Math.max(a.x, b.x), Math.max(c.x, d.x)) - Math.max(Math.min(a.x, b.x), Math.min(c.x, d.x))
  return horizontal && overlap > 0.01 && Math.abs(a.y - c.y) < 1.5
}

/** Whether a straight line touches a box (clipping after Liang and Barsky). */
export function lineMeetsBox([from, to]: Segment, box: Box): boolean {
  // Nearly all lines of a sheet are on one side of the box, which is found quickly.
  if (Math.max(from.x, to.x) <= box.left || Math.min(from.x, to.x) >= box.right) return false
  if (Math.max(from.y, to.y) <= box.top || Math.min(from.y, to.y) >= box.bottom) return false
  const dx = to.x - from.x
  const dy = to.y - from.y
  let enter = 0
  let leave = 1
  const limits = [
    [-dx, from.x - box.left],
    [dx, box.right - from.x],
    [-dy, from.y - box.top],
    [dy, box.bottom - from.y],
  ] as const
  for (const [speed, distance] of limits) {
    if (speed === 0 && distance <= 0) return false
    if (speed < 0) enter = Math.max(enter, distance / speed)
    if (speed > 0) leave = Math.min(leave, distance / speed)
  }
  return enter < leave
}

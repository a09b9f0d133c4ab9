import type { CartPosition } from '@normwerk/contract/cart'

type Merged = Pick<CartPosition, 'id' | 'articleNo' | 'discontinued' | 'groupId'>

/** Whether two positions can be merged. Discontinued parts and parts of a configured group cannot. */
export function isSamePart(position: Merged, other: Merged): boolean {
  return position.id !== other.id && position.articleNo === other.articleNo && isFree(position) && isFree(other)
}

function isFree({ discontinued, groupId }: Merged): boolean {
  return !discontinued && groupId === null
}

import type { CartPosition } from '@normwerk/contract/cart'

type Merged = Pick<CartPosition, 'id' | 'articleNo' | 'discontinued' | 'groupId'>

/** Whether one position can stand for both: what is sold no more cannot, nor what was configured with other parts. */
export function isSamePart(position: Merged, other: Merged): boolean {
  return position.id !== other.id && position.articleNo === other.articleNo && isFree(position) && isFree(other)
}

function isFree({ discontinued, groupId }: Merged): boolean {
  return !discontinued && groupId === null
}

import { noOptions } from '@normwerk/parts/configured-part'
import { useCallback, useState } from 'react'
import { useCan } from '../../api/me.ts'
import { useAddPart } from './use-add-part.ts'

/** Adds articles of a table to the cart as they are stocked, or asks a visitor to sign in. */
export function useOrderArticle() {
  const mayOrder = useCan('cart.use')
  const { mutate: addPart } = useAddPart()
  const [asking, setAsking] = useState(false)
  const order = useCallback(
    ({ id, articleNo }: { id: string; articleNo: string }, quantity: number) =>
      mayOrder ? addPart({ ...noOptions, articleId: id, articleNumber: articleNo, quantity }) : setAsking(true),
    [mayOrder, addPart],
  )
  return { order, asking, stopAsking: () => setAsking(false) }
}

import { type Cart, type ChangeCart, cartEndpoints, type DeliveryType } from '@normwerk/contract/cart'
import { type ChangePosition, cartPositionEndpoints } from '@normwerk/contract/cart/position'
import type { Remarks } from '@normwerk/parts/remarks'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { call, callForChange } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { reloadCarts, storeCart, storeChange } from '../../../shared/cart/store-cart.ts'
import { createEditQueue, type Edit, type EditQueue } from './edit-queue.ts'

export interface PositionFields extends Remarks {
  quantity: number
}

export interface HeaderFields extends Remarks {
  name: string
  projectId: string | null
  deliveryType: DeliveryType
  deliveryAddressId: string | null
  completeDelivery: boolean
  costCentre: string | null
}

interface CartEditor {
  /** By the id of the position. */
  positions: EditQueue<PositionFields>
  /** By the id of the cart. */
  header: EditQueue<HeaderFields>
}

const saveDelayMs = 300
const timing = { delay: saveDelayMs, savedStateMs: 2500 }

// The editor outlives the pages, so that leaving the cart does not lose unsent edits.
const editors = new WeakMap<QueryClient, CartEditor>()

function cartEditorOf(client: QueryClient): CartEditor {
  const known = editors.get(client)
  if (known !== undefined) return known
  const made = createCartEditor(client)
  editors.set(client, made)
  return made
}

function createCartEditor(client: QueryClient): CartEditor {
  const positions = createEditQueue<PositionFields>({
    ...timing,
    send: async (positionId, fields) => {
      const input: ChangePosition = { positionId, ...fields }
      const answer = await callForChange(cartPositionEndpoints.change, { input }).catch((error) =>
        refresh(client, error),
      )
      if ('cartPositions' in answer) storeCart(client, answer)
      else await storeChange(client, answer)
    },
  })
  const header = createEditQueue<HeaderFields>({
    ...timing,
    send: async (cartId, { deliveryType, deliveryAddressId, completeDelivery, ...fields }) => {
      const cartOptions = {
        ...(deliveryType === undefined ? {} : { deliveryType }),
        ...(deliveryAddressId === undefined ? {} : { deliveryAddressId }),
        ...(completeDelivery === undefined ? {} : { completeDelivery }),
      }
      const input: ChangeCart = { cartId, ...fields, ...(Object.keys(cartOptions).length > 0 ? { cartOptions } : {}) }
      storeCart(client, await call(cartEndpoints.change, { input }).catch((error) => refresh(client, error)))
    },
  })
  return { positions, header }
}

/**
 * A position that is not found was removed elsewhere; a forbidden cart is no longer shared. The page must load the cart
 * again.
 */
function refresh(client: QueryClient, error: unknown): never {
  if (error instanceof CallError && ['entryNotFound', 'forbidden'].includes(error.code)) void reloadCarts(client)
  throw error
}

export function useCartEditor(): CartEditor {
  return cartEditorOf(useQueryClient())
}

/** Returns the unsaved edits of one target; renders again only when they change. */
export function useEdit<Fields>(queue: EditQueue<Fields>, target: string): Edit<Fields> | undefined {
  return useSyncExternalStore(
    queue.subscribe,
    () => queue.read(target),
    () => undefined,
  )
}

type Unsaved = 'none' | 'underWay' | 'failed'

/** Whether all edits, or all of some targets, have been saved. A failed or rejected edit needs the buyer. */
export function unsavedEdits({ positions, header }: CartEditor, targets?: ReadonlySet<string>): Unsaved {
  const states = [...positions.unsavedStates(targets), ...header.unsavedStates(targets)]
  if (states.includes('error') || states.includes('rejected')) return 'failed'
  return states.length > 0 ? 'underWay' : 'none'
}

/** Returns the same for one cart, without the edits of other carts. */
export function useUnsavedEdits({ id, cartPositions }: Cart): Unsaved {
  const editor = useCartEditor()
  const targets = useMemo(() => new Set([id, ...cartPositions.map((position) => position.id)]), [id, cartPositions])
  return useSyncExternalStore(
    (listener) => subscribeBoth(editor, listener),
    () => unsavedEdits(editor, targets),
    () => 'none',
  )
}

function subscribeBoth({ positions, header }: CartEditor, listener: () => void): () => void {
  const stops = [positions.subscribe(listener), header.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

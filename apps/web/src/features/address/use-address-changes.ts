import { addressEndpoints, type ChangeAddress, type CreateAddress } from '@normwerk/contract/address'
import { cartEndpoints } from '@normwerk/contract/cart'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { addressesQuery } from './queries.ts'

/** Adds an address, or changes the one with this id. */
export function useSaveAddress(id: string | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CreateAddress) =>
      id === null
        ? call(addressEndpoints.create, { input })
        : call(addressEndpoints.change, { input: { ...input, id } }),
    meta: { showsError: true },
    onSuccess: () => reload(client),
  })
}

export function useMakeUsual() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => {
      const input: ChangeAddress = { id, isUsual: true }
      return call(addressEndpoints.change, { input })
    },
    onSuccess: () => reload(client),
  })
}

export function useDeleteAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(addressEndpoints.delete, { params: { id } }),
    meta: { showsError: true },
    onSuccess: () => reload(client),
  })
}

/** Carts name their delivery addresses, and a new default address changes those of carts without a choice. */
async function reload(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: addressesQuery.queryKey }),
    client.invalidateQueries({ queryKey: [cartEndpoints.readDefault.route] }),
  ])
}

import { type ChangeProject, type CreateProject, projectEndpoints } from '@normwerk/contract/project'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { reloadCarts } from '../../shared/cart/store-cart.ts'

export const projectQuery = (id: string) => ({
  ...endpointQuery(projectEndpoints.read, { params: { id } }),
  staleTime: 0,
})

function useReload(): () => Promise<void> {
  const client = useQueryClient()
  const routes = [projectEndpoints.list.route, projectEndpoints.read.route]
  return async () => {
    // Carts name their project.
    await Promise.all([reloadCarts(client), ...routes.map((route) => client.invalidateQueries({ queryKey: [route] }))])
  }
}

/** Creates a project, or changes the one with this id. */
export function useSaveProject(id: string | null) {
  const reload = useReload()
  return useMutation({
    mutationFn: (input: CreateProject) =>
      id === null ? call(projectEndpoints.create, { input }) : call(projectEndpoints.change, { params: { id }, input }),
    meta: { showsError: true },
    onSuccess: reload,
  })
}

export function useArchiveProject(id: string) {
  const reload = useReload()
  return useMutation({
    mutationFn: (archived: boolean) => {
      const input: ChangeProject = { archived }
      return call(projectEndpoints.change, { params: { id }, input })
    },
    onSuccess: reload,
  })
}

export function useDeleteProject(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(projectEndpoints.delete, { params: { id } }),
    meta: { showsError: true },
    onSuccess: async () => {
      client.removeQueries({ queryKey: projectQuery(id).queryKey })
      await Promise.all([reloadCarts(client), client.invalidateQueries({ queryKey: [projectEndpoints.list.route] })])
    },
  })
}

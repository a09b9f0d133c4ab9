import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Target } from './open-part.ts'

/** Opens the page that a text leads to. */
export function useOpenTarget(): (target: Target) => Promise<void> {
  const navigate = useNavigate()
  return useCallback(
    (target: Target) => {
      if (target.to === 'search') return navigate({ to: '/search', search: { q: target.q } })
      if (target.to === 'category') return navigate({ to: '/category/$slug', params: { slug: target.slug } })
      const { productNr, search } = target
      return navigate({ to: '/product/$productNr', params: { productNr }, search })
    },
    [navigate],
  )
}

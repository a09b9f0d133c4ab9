import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMe } from '../../api/me.ts'

/** Whose company requires a second factor sets it up before he opens what is more than the catalogue and his account. */
export function useSecondFactorRedirect(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isStopped =
    useMe()?.secondFactor === 'missing' && /^\/(cart|order|company|administration|account\/addresses)/.test(pathname)
  useEffect(() => {
    if (isStopped) void navigate({ to: '/account/security', replace: true })
  }, [isStopped, navigate])
}

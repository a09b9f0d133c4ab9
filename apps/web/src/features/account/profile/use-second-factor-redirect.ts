import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMe } from '../../../api/me.ts'

/**
 * If a second factor is required, users must set it up before they open more than the catalogue and their
 * account.
 */
export function useSecondFactorRedirect(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isStopped =
    useMe()?.secondFactor === 'missing' && /^\/(cart|order|company|administration|account\/addresses)/.test(pathname)
  useEffect(() => {
    if (isStopped) void navigate({ to: '/account/security', replace: true })
  }, [isStopped, navigate])
}

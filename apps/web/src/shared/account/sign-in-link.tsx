import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/forms/button.tsx'

/** Leads to the sign-in and from there back to this place. */
export function SignInLink({ children }: { children: ReactNode }) {
  const { href } = useLocation()
  return (
    <Link to="/login" search={{ from: href }}>
      {children}
    </Link>
  )
}

export function SignInButton({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  const { href } = useLocation()
  return (
    <LinkButton to="/login" search={{ from: href }} variant="primary" wide={wide}>
      {children}
    </LinkButton>
  )
}

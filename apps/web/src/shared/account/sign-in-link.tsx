import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/forms/button.tsx'

/** Links to the sign-in page, which returns to this page. */
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

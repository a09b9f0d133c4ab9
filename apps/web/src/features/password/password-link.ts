import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    passwordLink?: PasswordLink
  }
}

/** What a link from a mail carries; who has it chooses the password. */
export interface PasswordLink {
  email: string
  token: string
}

/**
 * Takes the link out of the address, where it would stay in the browser's history and could be sent on to others; a
 * reload still knows it.
 * @param search of the page's address
 * @returns null where the address carries no whole link
 */
export function usePasswordLink({ email, token }: Partial<PasswordLink>): PasswordLink | null {
  const navigate = useNavigate()
  const kept = useLocation({ select: ({ state }) => state.passwordLink })
  useEffect(() => {
    if (email === undefined || token === undefined) return
    void navigate({ to: '/password/choose', search: {}, state: { passwordLink: { email, token } }, replace: true })
  }, [email, token, navigate])
  return email === undefined || token === undefined ? (kept ?? null) : { email, token }
}

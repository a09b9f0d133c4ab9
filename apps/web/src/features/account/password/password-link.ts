import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    passwordLink?: PasswordLink
  }
}

/** The content of a link from a mail. Everyone who has it can set the password. */
export interface PasswordLink {
  email: string
  token: string
}

/**
 * Removes the link from the address, where the browser's history would keep it and it could be shared by mistake. A
 * reload still has it.
 * @param search of the page's address
 * @returns null if the address has no complete link
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

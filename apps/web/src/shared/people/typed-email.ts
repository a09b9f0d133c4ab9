import { useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * Passed from page to page in the history state. In an address, servers and browsers would store the mail address.
     */
    typedEmail?: string
  }
}

/** Returns the mail address that was typed on the previous page; empty if there was none. */
export function useTypedEmail(): string {
  return useLocation({ select: ({ state }) => state.typedEmail }) ?? ''
}

/** Returns the `state` of a link: the typed user name, if it looks like a mail address. */
export function handOverEmail(typed: string): { typedEmail?: string } {
  return /^\S+@\S+$/.test(typed.trim()) ? { typedEmail: typed.trim() } : {}
}

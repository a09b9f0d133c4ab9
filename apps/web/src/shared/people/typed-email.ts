import { useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Handed from page to page, as a mail address must not stand in an address that servers and browsers keep. */
    typedEmail?: string
  }
}

/** The mail address that was typed on the page before; empty where there was none. */
export function useTypedEmail(): string {
  return useLocation({ select: ({ state }) => state.typedEmail }) ?? ''
}

/** For the `state` of a link: what was typed as a user name, where it looks like a mail address. */
export function handOverEmail(typed: string): { typedEmail?: string } {
  return /^\S+@\S+$/.test(typed.trim()) ? { typedEmail: typed.trim() } : {}
}

import { createContext, type ReactNode, use } from 'react'
import { addressOf, type Config, isPunchout, sameServer } from './config.ts'

const ConfigContext = createContext<Config>(sameServer)

export function ConfigProvider({ config, children }: { config: Config; children: ReactNode }) {
  return <ConfigContext value={config}>{children}</ConfigContext>
}

/** Returns the shop's name as it appears in the endings of its files. */
export function useProductKey(): string {
  return use(ConfigContext).product
}

/** Whether a purchasing system has opened the page, which has nobody's account then. */
export function useIsPunchout(): boolean {
  return isPunchout(use(ConfigContext))
}

/** Turns a path from an answer (drawings, files) into an address for `src` and `href`. */
export function useAddress(): (path: string) => string {
  const config = use(ConfigContext)
  return (path) => addressOf(config, path)
}

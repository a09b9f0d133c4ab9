import type { MadePage } from './renderer.ts'

export interface KeptPages {
  find(key: string): MadePage | undefined
  keep(key: string, page: MadePage): void
  bytes(): number
}

/** Keeps pages up to a number of bytes. Those that were not requested for the longest time make room. */
export function createKeptPages(maxBytes: number): KeptPages {
  /** In the order of their last requests, the newest last. */
  const pages = new Map<string, MadePage>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= pages.get(key)?.body.byteLength ?? 0
    pages.delete(key)
  }

  return {
    find(key) {
      const page = pages.get(key)
      if (page !== undefined) {
        pages.delete(key)
        pages.set(key, page)
      }
      return page
    },
    keep(key, page) {
      drop(key)
      pages.set(key, page)
      bytes += page.body.byteLength
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
    bytes: () => bytes,
  }
}

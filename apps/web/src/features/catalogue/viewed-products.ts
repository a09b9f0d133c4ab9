import { useEffect } from 'react'
import { keepText, readKeptText, useKeptText } from '../../ui/use-kept-choice.ts'

const name = 'viewedProducts'
const maxViewed = 6

/** The numbers of the products whose pages this browser has opened, the last one first. */
export function useViewedProducts(): string[] {
  const [kept] = useKeptText(name)
  return split(kept)
}

/** Remembers in this browser that a product's page was opened. */
export function useRememberProduct(productNr: string): void {
  useEffect(() => {
    const others = split(readKeptText(name)).filter((other) => other !== productNr)
    keepText(name, [productNr, ...others].slice(0, maxViewed).join('\n'))
  }, [productNr])
}

function split(kept: string | null): string[] {
  return kept?.split('\n').filter((productNr) => productNr !== '') ?? []
}

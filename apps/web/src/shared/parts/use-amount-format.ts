import { locales } from '@normwerk/contract/language'
import { useMemo } from 'react'
import { useLanguage } from '../../texts/language-context.tsx'

/** Formats amounts without currency, for tables that name it once. */
export function useAmountFormat(): (amount: string) => string {
  const locale = locales[useLanguage()]
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    return (amount) => format.format(Number(amount))
  }, [locale])
}

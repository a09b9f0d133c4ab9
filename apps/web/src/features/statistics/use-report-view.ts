import { statisticsEndpoints } from '@normwerk/contract/statistics'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'

/** Who leaves earlier has not looked at it. */
const lookedAtMs = 2000

/** Counts a product that somebody looks at. Who it is, is not stored. */
export function useReportView(productNr: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // The page works whether or not it is counted.
      call(statisticsEndpoints.reportView, { input: { productNr } }).catch(() => undefined)
    }, lookedAtMs)
    return () => clearTimeout(timer)
  }, [productNr])
}

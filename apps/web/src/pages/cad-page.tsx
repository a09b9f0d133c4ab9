import { getRouteApi } from '@tanstack/react-router'
import { CustomerGate } from '../shared/account/customer-gate.tsx'
import { CadFrame } from './cad/cad-frame.tsx'
import { PartsOfCart } from './cad/named-parts.tsx'

const route = getRouteApi('/cad')

/** The CAD files of many parts as one zip. */
export function CadPage() {
  const { cart = null } = route.useSearch()
  return (
    <CustomerGate
      permission="cad.download"
      reason="cad.signInReason"
      rejection="cad.notAllowed"
      loading={<CadFrame />}
      frame={(content) => <CadFrame>{content}</CadFrame>}
    >
      <PartsOfCart id={cart} />
    </CustomerGate>
  )
}

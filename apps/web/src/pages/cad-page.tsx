import { getRouteApi } from '@tanstack/react-router'
import { PartsForm } from '../features/resource/parts-form.tsx'
import { CustomerGate } from '../shared/account/customer-gate.tsx'
import { CadFrame } from './cad/cad-frame.tsx'
import { PartsOfCart, PartsOfOrder, PartsOfProject } from './cad/named-parts.tsx'

const route = getRouteApi('/cad')

/** The CAD files of many parts as one zip. */
export function CadPage() {
  return (
    <CustomerGate
      permission="cad.download"
      reason="cad.signInReason"
      rejection="cad.notAllowed"
      loading={<CadFrame />}
      frame={(content) => <CadFrame>{content}</CadFrame>}
    >
      <Parts />
    </CustomerGate>
  )
}

function Parts() {
  const { cart, order, project } = route.useSearch()
  if (cart !== undefined) return <PartsOfCart id={cart} />
  if (order !== undefined) return <PartsOfOrder id={order} />
  if (project !== undefined) return <PartsOfProject id={project} />
  return (
    <CadFrame>
      <PartsForm />
    </CadFrame>
  )
}

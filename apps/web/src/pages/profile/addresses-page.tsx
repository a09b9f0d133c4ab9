import { Addresses } from '../../features/address/addresses.tsx'
import { useText } from '../../texts/language-context.tsx'
import { OfficeFrame } from '../../trade/office-frame.tsx'

export function AddressesPage() {
  const text = useText()
  return (
    <OfficeFrame title={text('profile.navAddresses')} lead={text('profile.addressesLead')} permission="address.edit">
      <Addresses />
    </OfficeFrame>
  )
}

import { Addresses } from '../../features/address/addresses.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'

export function AddressesPage() {
  const text = useText()
  return (
    <OfficeFrame
      title={text('shared.account.navAddresses')}
      lead={text('account.profile.addressesLead')}
      permission="address.edit"
    >
      <Addresses />
    </OfficeFrame>
  )
}

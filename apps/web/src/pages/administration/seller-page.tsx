import { SellerView } from '../../features/document/seller-view.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'

export function SellerPage() {
  const text = useText()
  return (
    <OfficeFrame title={text('document.seller.title')} lead={text('document.seller.lead')} permission="shop.administer">
      <SellerView />
    </OfficeFrame>
  )
}

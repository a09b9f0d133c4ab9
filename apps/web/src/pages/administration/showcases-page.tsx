import { showcases } from '@normwerk/contract/catalogue/showcase'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ShowcaseView } from '../../features/catalogue/showcase/showcase-view.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Segments } from '../../ui/forms/segments.tsx'

const route = getRouteApi('/administration/showcases')
const texts = {
  deals: 'catalogue.landing.deals',
  highlighted: 'catalogue.landing.highlighted',
  new: 'catalogue.landing.new',
} as const

/** The lists of products on the landing page. */
export function ShowcasesPage() {
  const text = useText()
  const navigate = useNavigate()
  const { list: showcase = 'deals' } = route.useSearch()
  return (
    <OfficeFrame
      title={text('shared.account.navShowcases')}
      lead={text('administration.showcasesLead')}
      permission="shop.administer"
    >
      <div>
        <Segments
          label={text('shared.account.navShowcases')}
          value={showcase}
          options={showcases.map((value) => ({ value, label: text(texts[value]) }))}
          onChange={(list) => void navigate({ to: '/administration/showcases', search: { list }, replace: true })}
        />
      </div>
      <ShowcaseView showcase={showcase} />
    </OfficeFrame>
  )
}

import { AddSlide } from '../../features/content/slides/add-slide.tsx'
import { SlidesView } from '../../features/content/slides/slides-view.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'

export function SlidesPage() {
  const text = useText()
  return (
    <OfficeFrame
      title={text('shared.account.navSlides')}
      lead={text('administration.slidesLead')}
      actions={<AddSlide />}
      permission="shop.administer"
    >
      <SlidesView />
    </OfficeFrame>
  )
}

import { getRouteApi, Link } from '@tanstack/react-router'
import { NewsletterEditor } from '../../features/content/newsletter/newsletter-editor.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'

const route = getRouteApi('/administration/newsletters/$id')

export function EditedNewsletterPage() {
  const text = useText()
  const { id } = route.useParams()
  return (
    <OfficeFrame
      title={text('content.newsletter.office.write')}
      lead={text('content.newsletter.office.lead')}
      breadcrumb={
        <Breadcrumb
          entries={[
            { key: 'newsletters', link: <Link to="/administration/newsletters">{text('shell.newsletter')}</Link> },
          ]}
        />
      }
      permission="shop.administer"
    >
      <NewsletterEditor key={id} id={id} />
    </OfficeFrame>
  )
}

import { pageKeys } from '@normwerk/contract/content'
import { getRouteApi, Link } from '@tanstack/react-router'
import { PageEditor } from '../../features/content/page-editor.tsx'
import { pageTexts } from '../../features/content/page-texts.ts'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { NotFoundPage } from '../not-found-page.tsx'

const route = getRouteApi('/administration/pages/$key')

export function EditedPage() {
  const text = useText()
  const { key: asked } = route.useParams()
  const key = pageKeys.find((known) => known === asked)
  if (key === undefined) return <NotFoundPage />
  return (
    <OfficeFrame
      title={text(pageTexts[key])}
      lead={text('administration.pageLead')}
      breadcrumb={
        <Breadcrumb
          entries={[{ key: 'pages', link: <Link to="/administration/pages">{text('content.editor.pages')}</Link> }]}
        />
      }
      permission="shop.administer"
    >
      <PageEditor pageKey={key} />
    </OfficeFrame>
  )
}

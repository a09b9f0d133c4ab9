import { useCan } from '../../api/me.ts'
import { NewsTable } from '../../features/content/news/news-table.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { PlusIcon } from '../../ui/page-icons.tsx'

export function NewsPage() {
  const text = useText()
  const mayAdd = useCan('shop.administer')
  return (
    <OfficeFrame
      title={text('shared.account.navNews')}
      lead={text('administration.newsLead')}
      actions={
        mayAdd && (
          <LinkButton to="/administration/news/$id" params={{ id: 'new' }} variant="primary" icon={<PlusIcon />}>
            {text('content.news.office.write')}
          </LinkButton>
        )
      }
      permission="shop.administer"
    >
      <NewsTable />
    </OfficeFrame>
  )
}

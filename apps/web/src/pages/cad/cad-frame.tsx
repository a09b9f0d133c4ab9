import type { ReactNode } from 'react'
import { HelpLink } from '../../shared/help/help-link.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page, PageHead } from '../../ui/page.tsx'

interface Props {
  /** Where the parts come from. */
  source?: ReactNode
  /** Nothing while the page loads. */
  children?: ReactNode
}

/** The page of CAD files. */
export function CadFrame({ source, children }: Props) {
  const text = useText()
  return (
    <Page title={text('cad.title')}>
      <PageHead
        title={text('cad.title')}
        breadcrumb={source !== undefined && <Breadcrumb entries={[{ key: 'source', link: source }]} />}
        lead={text('cad.lead')}
        actions={<HelpLink topic="cad" />}
      />
      {children ?? (
        <Loading>
          <Skeleton height="20rem" />
        </Loading>
      )}
    </Page>
  )
}

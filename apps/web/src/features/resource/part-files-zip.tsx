import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { useText } from '../../texts/language-context.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Section } from '../../ui/page.tsx'
import { ScrolledList } from './scrolled-list.tsx'
import { ZipPanel } from './zip-panel.tsx'

/** Offers the files of parts. @param parts may repeat a part, whose files are offered once */
export function PartFilesZip({ parts }: { parts: readonly { articleNo: string }[] }) {
  const text = useText()
  const numbers = [...new Set(parts.map(({ articleNo }) => articleNo))]
  if (numbers.length === 0) return <EmptyState title={text('resource.zip.noParts')} />
  const title = text('resource.zip.parts', { count: numbers.length })
  return (
    <Section title={title}>
      <ScrolledList label={title}>
        {numbers.map((number) => (
          <li key={number}>
            <ArticleNumber>{number}</ArticleNumber>
          </li>
        ))}
      </ScrolledList>
      {/* Other parts are another zip. */}
      <ZipPanel key={numbers.join(' ')} numbers={numbers} />
    </Section>
  )
}

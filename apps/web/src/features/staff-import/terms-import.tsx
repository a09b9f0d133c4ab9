import { useText } from '../../texts/language-context.tsx'
import { FileImport } from '../../trade/file-import/file-import.tsx'
import { Section } from '../../ui/page.tsx'
import { sendTerms, useForgetCatalogue } from './queries.ts'

const sample = {
  fileName: 'prices-and-stock.csv',
  rows: [
    ['articleNo', 'listPrice', 'availability', 'leadTimeDays', 'discontinued'],
    ['AZH-6x160', '3.40', 'inStock', '1', 'no'],
    ['AZH-8x200', 'onRequest', 'onRequest', '15', ''],
    ['AZN-6x160', '', '', '', 'yes'],
  ],
}

/** Prices, availability and what is no longer sold. */
export function TermsImport() {
  const text = useText()
  return (
    <Section title={text('staff.terms')}>
      <FileImport accept=".csv,.txt" sample={sample} send={sendTerms} onImported={useForgetCatalogue()}>
        <p>{text('staff.termsText')}</p>
      </FileImport>
    </Section>
  )
}

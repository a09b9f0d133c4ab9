import { maxPicks } from '@normwerk/contract/assistant'
import { maxQuantity } from '@normwerk/contract/limits'
import type { Pick } from '@normwerk/parts/assistant/picks'
import { useState } from 'react'
import { useAddress } from '../../api/config-context.tsx'
import { useCan } from '../../api/me.ts'
import { SignInDialog } from '../../shared/account/late-dialog.ts'
import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { useLanguage, useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { AnchorButton, Button, IconButton } from '../../ui/forms/button.tsx'
import { QuantityField } from '../../ui/forms/quantity-field.tsx'
import { CartIcon, CloseIcon } from '../../ui/icons.tsx'
import { Section } from '../../ui/page.tsx'
import { DownloadIcon } from '../../ui/page-icons.tsx'
import { type AssistantSearch, sheetPath } from './assistant-search.ts'
import styles from './pick-list.module.css'
import { useAddPicks } from './use-add-picks.ts'

interface Props {
  picks: readonly Pick[]
  search: AssistantSearch
  onChange: (picks: readonly Pick[]) => void
}

/** The pins that were picked for a mould, to be ordered together and kept as a sheet. */
export function PickList({ picks, search, onChange }: Props) {
  const text = useText()
  const address = useAddress()
  const language = useLanguage()
  const mayOrder = useCan('cart.use')
  const [asking, setAsking] = useState(false)
  const add = useAddPicks()
  const isTooMany = picks.length > maxPicks
  return (
    <Section title={text('assistant.picks')}>
      {picks.length === 0 ? (
        <p className={styles.empty}>{text('assistant.noPicks')}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {picks.map((pick) => (
              <li key={pick.number}>
                <ArticleNumber>{pick.number}</ArticleNumber>
                <QuantityField
                  label={text('assistant.quantityOf', { article: pick.number })}
                  value={pick.quantity}
                  max={maxQuantity}
                  size="small"
                  onChange={(quantity) => onChange(picks.map((one) => (one === pick ? { ...one, quantity } : one)))}
                />
                <IconButton
                  label={text('assistant.removePick', { article: pick.number })}
                  icon={<CloseIcon size={18} />}
                  size="small"
                  onClick={() => onChange(picks.filter((one) => one !== pick))}
                />
              </li>
            ))}
          </ul>
          {isTooMany && <Notice tone="warn">{text('assistant.tooManyPicks', { max: maxPicks })}</Notice>}
          <div className={styles.actions}>
            <Button
              variant="primary"
              icon={<CartIcon size={18} />}
              pending={add.isPending}
              onClick={() => (mayOrder ? add.mutate(picks) : setAsking(true))}
            >
              {text('assistant.addAll')}
            </Button>
            {!isTooMany && (
              <AnchorButton
                href={address(sheetPath(search, language))}
                target="_blank"
                rel="noopener"
                icon={<DownloadIcon size={18} />}
              >
                {text('assistant.sheet')}
              </AnchorButton>
            )}
          </div>
        </>
      )}
      <SignInDialog open={asking} onClose={() => setAsking(false)} />
    </Section>
  )
}

import { maxQuantity } from '@normwerk/contract/limits'
import type { ProductDimension } from '@normwerk/contract/product'
import { formatConfiguredPart, isMachined, type PartOptions } from '@normwerk/parts/configured-part'
import type { ReactNode } from 'react'
import { SignInButton } from '../../../shared/account/sign-in-link.tsx'
import { CopyButton } from '../../../shared/forms/copy-button.tsx'
import { NoteSign } from '../../../shared/notes/note-sign.tsx'
import { ArticleNumber } from '../../../shared/parts/article-number.tsx'
import type { Certificate } from '../../../shared/parts/certificate-option.tsx'
import { CheaperQuantityHint } from '../../../shared/parts/cheaper-quantity.tsx'
import { DimensionStar } from '../../../shared/parts/favorite-toggle.tsx'
import type { PriceFailure } from '../../../shared/parts/made-price.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { QuantityField } from '../../../ui/forms/quantity-field.tsx'
import { CartIcon } from '../../../ui/icons.tsx'
import styles from './buy-box.module.css'
import { BuyFacts } from './buy-facts.tsx'
import { BuyOptions } from './buy-options.tsx'
import { BuyPrice } from './buy-price.tsx'
import { useCheaperQuantity } from './use-cheaper-quantity.ts'

/** Price and date of a part that is machined to order. */
export interface MadeTerms {
  price: string
  shipDate: string
}

export interface BuyBoxProps {
  dimension: ProductDimension
  /** "d1 3.2 · L 160 mm" */
  sizes: string
  options: PartOptions
  /** `null` for a stock part, `undefined` while the price is being loaded. */
  made: MadeTerms | null | undefined
  priceFailure: PriceFailure | null
  certificate: Certificate | null
  mayOrder: boolean
  signedIn: boolean
  quantity: number
  pending: boolean
  onQuantity: (quantity: number) => void
  onConfigure: (options: PartOptions) => void
  /** Opens the dialog with these options filled in. */
  onMake: (initial: PartOptions) => void
  onOrder: () => void
  /** Assumptions about the part, shown between its number and its price. */
  children?: ReactNode
  /** Shown after everything that is needed to order. */
  below?: ReactNode
}

/** The chosen part with everything that matters for ordering it. */
export function BuyBox(props: BuyBoxProps) {
  const { dimension, sizes, options, made, priceFailure, certificate, mayOrder, signedIn, quantity } = props
  const { pending, onQuantity, onConfigure, onMake, onOrder, children, below } = props
  const text = useText()
  const cheaper = useCheaperQuantity(dimension, options, quantity)
  const number = formatConfiguredPart({ articleNumber: dimension.articleNo, ...options })
  const isMade = isMachined(options)
  return (
    <div className={styles.frame}>
      <div className={styles.box}>
        <div className={styles.part}>
          <div>
            <div className={styles.number}>
              <h2>
                <ArticleNumber>{number}</ArticleNumber>
              </h2>
              <div className={styles.tools}>
                <CopyButton value={number} />
                {!isMade && <DimensionStar dimension={dimension} />}
              </div>
            </div>
            {/* A favourite is a stock size, so its star stands beside the stock size. */}
            <div className={styles.sizes}>
              <p>
                {options.changedLength !== null
                  ? text('catalogue.buyBox.blank', { article: dimension.articleNo })
                  : sizes}
              </p>
              {isMade && <DimensionStar dimension={dimension} />}
              <NoteSign part={{ productDimensionId: dimension.id, articleNo: number }} />
            </div>
          </div>
          {children !== undefined && <div className={styles.remarks}>{children}</div>}
          <BuyOptions
            dimension={dimension}
            options={options}
            certificate={certificate}
            onConfigure={onConfigure}
            onMake={onMake}
          />
        </div>
        <div className={styles.deal}>
          <BuyPrice dimension={dimension} options={options} made={made} failure={priceFailure} quantity={quantity} />
          <BuyFacts dimension={dimension} made={made} isMade={isMade} />
          {mayOrder || signedIn ? (
            <div className={styles.order}>
              <QuantityField
                max={maxQuantity}
                label={text('shared.pieces')}
                value={quantity}
                onChange={onQuantity}
                onEnter={onOrder}
              />
              <Button
                variant="primary"
                className={styles.add}
                icon={<CartIcon size={18} />}
                pending={pending}
                disabled={!mayOrder}
                onClick={onOrder}
              >
                {text('shared.addToCart')}
              </Button>
            </div>
          ) : (
            <div className={styles.order}>
              <SignInButton wide>{text('shared.signInTitle')}</SignInButton>
            </div>
          )}
          {cheaper !== null && (
            <div className={styles.cheaper}>
              <CheaperQuantityHint cheaper={cheaper} onTake={onQuantity} />
            </div>
          )}
          {below !== undefined && <div className={styles.below}>{below}</div>}
        </div>
      </div>
    </div>
  )
}

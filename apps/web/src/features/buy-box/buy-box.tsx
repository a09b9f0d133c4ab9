import type { ProductDimension } from '@normwerk/contract/product'
import type { ReactNode } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { ArticleNumber } from '../../trade/article-number.tsx'
import type { Certificate } from '../../trade/certificate-option.tsx'
import { CopyButton } from '../../trade/copy-button.tsx'
import { DimensionStar } from '../../trade/favorite-toggle.tsx'
import { type Configuration, configuredNumber } from '../../trade/part-order.ts'
import { SignInButton } from '../../trade/sign-in-link.tsx'
import { Button } from '../../ui/button.tsx'
import { CartIcon } from '../../ui/icons.tsx'
import { QuantityField } from '../../ui/quantity-field.tsx'
import styles from './buy-box.module.css'
import { BuyFacts } from './buy-facts.tsx'
import { BuyOptions } from './buy-options.tsx'
import { BuyPrice } from './buy-price.tsx'

/** What cutting the part to length makes of it. */
export interface CutPart {
  price: string
  leadTimeDays: number
}

export interface BuyBoxProps {
  dimension: ProductDimension
  /** "d1 3.2 · L 160 mm" */
  sizes: string
  configuration: Configuration
  /** `null` while the part is as stocked, `undefined` while its price is on its way. */
  cut: CutPart | null | undefined
  certificate: Certificate | null
  mayOrder: boolean
  signedIn: boolean
  quantity: number
  pending: boolean
  onQuantity: (quantity: number) => void
  onConfigure: (configuration: Configuration) => void
  onTrim: () => void
  onOrder: () => void
  /** What was assumed of the part, between its number and its price. */
  children?: ReactNode
  /** After everything that is needed to order. */
  below?: ReactNode
}

/** The chosen part with everything that decides about ordering it. */
export function BuyBox(props: BuyBoxProps) {
  const { dimension, sizes, configuration, cut, certificate, mayOrder, signedIn, quantity, pending } = props
  const { onQuantity, onConfigure, onTrim, onOrder, children, below } = props
  const text = useText()
  const number = configuredNumber(dimension.articleNo, configuration)
  const isCut = configuration.length !== undefined
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
                {!isCut && <DimensionStar dimension={dimension} />}
              </div>
            </div>
            {/* A favourite is the size as it is stocked: its star stands where that is named. */}
            <div className={styles.sizes}>
              <p>{isCut ? text('buyBox.blank', { article: dimension.articleNo }) : sizes}</p>
              {isCut && <DimensionStar dimension={dimension} />}
            </div>
          </div>
          {children !== undefined && <div className={styles.remarks}>{children}</div>}
          <BuyOptions
            trimming={dimension.trimming}
            configuration={configuration}
            certificate={certificate}
            onConfigure={onConfigure}
            onTrim={onTrim}
          />
        </div>
        <div className={styles.deal}>
          <BuyPrice dimension={dimension} cut={cut} quantity={quantity} />
          <BuyFacts dimension={dimension} cut={cut} isCut={isCut} />
          {mayOrder || signedIn ? (
            <div className={styles.order}>
              <QuantityField label={text('trade.pieces')} value={quantity} onChange={onQuantity} onEnter={onOrder} />
              <Button
                look="primary"
                className={styles.add}
                icon={<CartIcon size={18} />}
                pending={pending}
                disabled={!mayOrder}
                onClick={onOrder}
              >
                {text('trade.addToCart')}
              </Button>
            </div>
          ) : (
            <div className={styles.order}>
              <SignInButton wide>{text('trade.signInTitle')}</SignInButton>
            </div>
          )}
          {below !== undefined && <div className={styles.below}>{below}</div>}
        </div>
      </div>
    </div>
  )
}

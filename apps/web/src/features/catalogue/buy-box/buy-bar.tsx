import { maxQuantity } from '@normwerk/contract/limits'
import { formatConfiguredPart } from '@normwerk/parts/configured-part'
import { SignInButton } from '../../../shared/account/sign-in-link.tsx'
import { ArticleNumber } from '../../../shared/parts/article-number.tsx'
import { Price } from '../../../shared/parts/price.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { IconButton } from '../../../ui/forms/button.tsx'
import { QuantityField } from '../../../ui/forms/quantity-field.tsx'
import { CartIcon } from '../../../ui/icons.tsx'
import { ChevronUpIcon } from '../../../ui/page-icons.tsx'
import styles from './buy-bar.module.css'
import type { BuyBoxProps } from './buy-box.tsx'

interface Props extends BuyBoxProps {
  /** Shows the details of the part. */
  onOpen: () => void
}

/** Shows the chosen part on a phone, within reach of the thumb. */
export function BuyBar(props: Props) {
  const { dimension, options, made, mayOrder, signedIn, quantity, pending, onQuantity, onOrder, onOpen } = props
  const text = useText()
  // The price of the uncut part would be wrong until that of the cut part is known.
  const price = made === null ? dimension.price : made?.price
  return (
    <section className={styles.bar} data-lower-bar="staying" aria-label={text('catalogue.buyBox.title')}>
      <button type="button" className={styles.part} onClick={onOpen}>
        <span className={styles.lines}>
          <span className={styles.number}>
            <ArticleNumber>{formatConfiguredPart({ articleNumber: dimension.articleNo, ...options })}</ArticleNumber>
          </span>
          <strong>
            {dimension.priceStatus === 'signIn' ? (
              text('catalogue.buyBox.details')
            ) : price === undefined ? (
              '–'
            ) : (
              <Price amount={price} />
            )}
          </strong>
        </span>
        <ChevronUpIcon size={16} />
      </button>
      {mayOrder || signedIn ? (
        <>
          <QuantityField
            max={maxQuantity}
            label={text('shared.pieces')}
            value={quantity}
            onChange={onQuantity}
            onEnter={onOrder}
          />
          <IconButton
            variant="primary"
            label={text('shared.addToCart')}
            icon={<CartIcon />}
            pending={pending}
            disabled={!mayOrder}
            onClick={onOrder}
          />
        </>
      ) : (
        <SignInButton>{text('account.signIn')}</SignInButton>
      )}
    </section>
  )
}

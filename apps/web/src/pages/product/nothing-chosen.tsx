import type { Product } from '@normwerk/contract/product'
import { useMe } from '../../api/me.ts'
import { SignInLink } from '../../shared/account/sign-in-link.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import styles from './product.module.css'

/** Shown until a part is chosen. */
export function NothingChosen({ product }: { product: Product }) {
  const text = useText()
  const format = useFormat()
  const me = useMe()
  return (
    <div className={styles.panel}>
      <div className={styles.nothing}>
        <h2>{text('product.chooseSize')}</h2>
        {product.priceFrom !== null && (
          <p className={styles.from}>{text('product.priceFrom', { price: format.money(product.priceFrom) })}</p>
        )}
        <p className={styles.soft}>{text('product.chooseSizeText')}</p>
        {me === null && (
          <p>
            <SignInLink>{text('shared.signInForPrices')}</SignInLink>
          </p>
        )}
        {(product.configurable || product.certificate31) && (
          <ul className={styles.offers}>
            {product.configurable && <li>{text('product.offersCut')}</li>}
            {product.certificate31 && <li>{text('product.offersCertificate')}</li>}
          </ul>
        )}
      </div>
    </div>
  )
}

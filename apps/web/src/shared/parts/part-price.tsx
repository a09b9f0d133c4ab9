import type { ProductDimension } from '@normwerk/contract/product'
import { useMe } from '../../api/me.ts'
import { useText } from '../../texts/language-context.tsx'
import { SignInLink } from '../account/sign-in-link.tsx'
import { Price } from './price.tsx'

type Priced = Pick<ProductDimension, 'price' | 'priceStatus'>

/** The price of one piece. Users who may not see it learn how to get access. */
export function PartPrice({ part }: { part: Priced }) {
  const text = useText()
  const me = useMe()
  if (part.priceStatus !== 'signIn') return <Price amount={part.price} />
  if (me) return <span>{text('shared.pricesHidden')}</span>
  return <SignInLink>{text('shared.signInForPrices')}</SignInLink>
}

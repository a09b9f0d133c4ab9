import type { Me } from '@normwerk/contract/account'
import { useText } from '../../../texts/language-context.tsx'
import { Initials } from './initials.tsx'
import styles from './profile.module.css'

/** The signed-in user and their company. */
export function ProfileHead({ me }: { me: Me }) {
  const text = useText()
  const name = [me.title, me.firstName, me.lastName].filter(Boolean).join(' ')
  return (
    <div className={styles.who}>
      <Initials name={`${me.firstName} ${me.lastName}`} size="large" />
      <div>
        <p className={styles.name}>{name}</p>
        {me.company !== null && (
          <p className={styles.soft}>
            {me.company.companyName} · {text('account.customerNumber', { number: me.company.customerNumber })}
          </p>
        )}
      </div>
    </div>
  )
}

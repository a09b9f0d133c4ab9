import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isUnreached } from '../../api/call-error.ts'
import { useConnection, useOnReconnected, watchLostServer } from '../../api/connection.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { WarningIcon } from '../../ui/icons.tsx'
import styles from './connection-bar.module.css'

/**
 * Says that the server is away, and goes when it is back; what could not be read meanwhile is then read again. After a
 * release that replaced code of this page it offers a reload, which the user chooses, because a form may be half filled.
 */
export function ConnectionBar() {
  const text = useText()
  const client = useQueryClient()
  const connection = useConnection()
  const isLost = connection === 'lost'
  useEffect(() => (isLost ? watchLostServer() : undefined), [isLost])
  useOnReconnected(isLost, () => {
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => isUnreached(state.error) })
  })

  return (
    // The region exists from the start, so that screen readers announce what appears in it.
    <div role="status" className={styles.place}>
      {connection !== 'there' && (
        <div className={styles.bar}>
          <WarningIcon />
          <p>{text(isLost ? 'shell.connectionLost' : 'ui.outdatedPage')}</p>
          {!isLost && (
            <Button size="small" onClick={() => location.reload()}>
              {text('ui.reload')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

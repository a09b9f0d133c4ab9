import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isForNow } from '../../api/call-error.ts'
import { useConnection, useOnReconnected, watchServer } from '../../api/connection.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { WarningIcon } from '../../ui/icons.tsx'
import styles from './connection-bar.module.css'

const texts = { lost: 'shell.connectionLost', unready: 'shell.unready', outdated: 'ui.outdatedPage' } as const

/**
 * Says that the server is away or can take no orders, and goes when it is back; what could not be read meanwhile is then
 * read again. After a release that replaced code of this page it offers a reload, which the user chooses, because a form
 * may be half filled.
 */
export function ConnectionBar() {
  const text = useText()
  const client = useQueryClient()
  const connection = useConnection()
  const isAway = connection === 'lost' || connection === 'unready'
  useEffect(() => (isAway ? watchServer() : undefined), [isAway])
  useOnReconnected(isAway, () => {
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => isForNow(state.error) })
  })

  return (
    // The region exists from the start, so that screen readers announce what appears in it.
    <div role="status" className={styles.place}>
      {connection !== 'there' && (
        <div className={styles.bar}>
          <WarningIcon />
          <p>{text(texts[connection])}</p>
          {!isAway && (
            <Button size="small" onClick={() => location.reload()}>
              {text('ui.reload')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

import { type Connection, stayConnected } from './stay-connected.ts'

/**
 * Calls `onNotification` for every notification on a channel, and after each lost connection, because some may have
 * been missed. Resolves once it listens.
 */
export function listen(databaseUrl: string, channel: string, onNotification: () => void): Promise<Connection> {
  let isFirst = true
  return stayConnected({ databaseUrl, name: `normwerk ${channel}` }, async (client) => {
    client.on('notification', onNotification)
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    if (!isFirst) onNotification()
    isFirst = false
  })
}

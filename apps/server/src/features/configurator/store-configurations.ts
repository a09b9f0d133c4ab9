import type { Queries } from '../../database/client.ts'
import type { Clock } from '../../infrastructure/clock.ts'
import { insertConfigurations } from './repository/configurations.ts'

export interface StoredConfiguration {
  id: string
  name: string
  settings: Record<string, unknown>
}

/** Keeps what positions are going to be configured of. */
export function storeConfigurations(
  { clock }: { clock: Clock },
  db: Queries,
  configurations: readonly StoredConfiguration[],
): Promise<void> {
  const createdAt = clock.now()
  return insertConfigurations(
    db,
    configurations.map((configuration) => ({ ...configuration, createdAt })),
  )
}

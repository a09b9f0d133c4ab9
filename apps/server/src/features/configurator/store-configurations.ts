import type { Queries } from '../../database/client.ts'
import type { Clock } from '../../infrastructure/clock.ts'
import { insertConfigurations } from './repository/configurations.ts'

export interface StoredConfiguration {
  id: string
  name: string
  settings: Record<string, unknown>
}

/** Stores the settings of configurations before their positions are added. */
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

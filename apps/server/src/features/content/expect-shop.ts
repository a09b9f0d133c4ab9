import { AppError } from '../../http/app-error.ts'
import type { Settings } from '../../settings.ts'

/** @throws AppError `entryNotFound` for the key of another shop */
export function expectShop({ productKey }: Pick<Settings, 'productKey'>, { product }: { product: string }): void {
  if (product !== productKey) throw new AppError('entryNotFound')
}

import { endpoint } from './endpoint.ts'
import { DryRun, ImportReport } from './import.ts'

export const catalogueImportEndpoints = {
  import: endpoint({
    route: 'POST /api/global-admin/catalogue/import',
    summary: 'Prices and stock from a table: articleNo;listPrice;availability;leadTimeDays;discontinued.',
    permission: 'shop.administer',
    upload: true,
    ownTransactions: true,
    input: DryRun,
    output: ImportReport,
    errors: ['NOT_SUPPORTED_FILE'],
  }),
}

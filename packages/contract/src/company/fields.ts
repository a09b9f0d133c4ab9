import * as z from 'zod/mini'
import { line, optionalLine } from '../common.ts'

/** What a company states about itself. The server checks ids and telephone numbers by the rules of its country. */
export const askedCompany = {
  companyName: line(100),
  companyAddition: optionalLine(100),
  vatId: optionalLine(20),
  taxNumber: optionalLine(30),
  supplierNumber: optionalLine(50),
  phoneNumber: optionalLine(40),
  fax: optionalLine(40),
}

/** The same fields in answers. */
export const givenCompany = {
  companyName: z.string(),
  companyAddition: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
  taxNumber: z.nullable(z.string()),
  supplierNumber: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  fax: z.nullable(z.string()),
}
export type CompanyFacts = { [Name in keyof typeof givenCompany]: z.output<(typeof givenCompany)[Name]> }

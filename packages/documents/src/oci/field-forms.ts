/** How a purchasing system reads the value of a field: the types of SAP's Open Catalog Interface 4.0 and 5.0. */
export type OciForm = 'text' | 'amount' | 'count' | 'unit' | 'currency'

export interface FieldForm {
  form: OciForm
  /** Null: as long as it needs to be. */
  maxLength: number | null
  isRequired: boolean
}

const text = (maxLength: number, isRequired = false): FieldForm => ({ form: 'text', maxLength, isRequired })

/** The fields of an item that the shop sends, by the part of their name behind `NEW_ITEM-`. */
export const fieldForms = {
  DESCRIPTION: text(40, true),
  MATNR: text(40),
  QUANTITY: { form: 'amount', maxLength: 15, isRequired: true },
  UNIT: { form: 'unit', maxLength: 3, isRequired: true },
  PRICE: { form: 'amount', maxLength: 15, isRequired: true },
  CURRENCY: { form: 'currency', maxLength: 5, isRequired: true },
  PRICEUNIT: { form: 'count', maxLength: 5, isRequired: false },
  LEADTIME: { form: 'count', maxLength: 5, isRequired: false },
  LONGTEXT: { form: 'text', maxLength: null, isRequired: true },
  VENDOR: text(10),
  VENDORMAT: text(40),
  MATGROUP: text(10),
  EXT_PRODUCT_ID: text(40),
} as const satisfies Record<string, FieldForm>

export type FieldKey = keyof typeof fieldForms
export const fieldKeys = Object.keys(fieldForms).filter(isFieldKey)

/** Returns the name of a field of the n-th item. The long text has its number in another place than all others. */
export function fieldName(key: FieldKey, item: number): string {
  return key === 'LONGTEXT' ? `NEW_ITEM-LONGTEXT_${item}:132[]` : `NEW_ITEM-${key}[${item}]`
}

/** Returns which field a name means; null for any other name. */
export function readFieldName(name: string): { key: FieldKey; item: number } | null {
  const [, longItem] = /^NEW_ITEM-LONGTEXT_([1-9]\d*):132\[\]$/.exec(name) ?? []
  if (longItem !== undefined) return { key: 'LONGTEXT', item: Number(longItem) }
  const [, key = '', item] = /^NEW_ITEM-([A-Z_]+)\[([1-9]\d*)\]$/.exec(name) ?? []
  return item !== undefined && isFieldKey(key) && key !== 'LONGTEXT' ? { key, item: Number(item) } : null
}

function isFieldKey(text: string): text is FieldKey {
  return Object.hasOwn(fieldForms, text)
}

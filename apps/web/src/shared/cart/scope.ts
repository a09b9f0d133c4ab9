/** Whose affairs an administrator manages: those of his company, or as the shop's staff everybody's. */
export type Scope = 'company' | 'shop'

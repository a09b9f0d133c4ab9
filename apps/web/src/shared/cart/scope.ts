/** What an administrator manages: the users of their own company, or as the shop's staff those of all companies. */
export type Scope = 'company' | 'shop'

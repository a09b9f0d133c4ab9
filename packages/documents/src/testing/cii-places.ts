/** Where the elements of an invoice stand that tests read. */
export const document = 'rsm:ExchangedDocument'
export const transaction = 'rsm:SupplyChainTradeTransaction'
export const item = `${transaction}/ram:IncludedSupplyChainTradeLineItem`
export const agreement = `${transaction}/ram:ApplicableHeaderTradeAgreement`
export const delivery = `${transaction}/ram:ApplicableHeaderTradeDelivery`
export const settlement = `${transaction}/ram:ApplicableHeaderTradeSettlement`
export const summation = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`

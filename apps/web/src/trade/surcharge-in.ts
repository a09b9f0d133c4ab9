interface Priced {
  quantity: number
  price: string | null
  totalPrice: string | null
}

const cents = (amount: string) => Math.round(Number(amount) * 100)

/** What the total of a position holds beyond quantity × price; `null` where that is nothing. */
export function surchargeIn({ quantity, price, totalPrice }: Priced): string | null {
  if (price === null || totalPrice === null) return null
  const beyond = cents(totalPrice) - quantity * cents(price)
  return beyond > 0 ? (beyond / 100).toFixed(2) : null
}

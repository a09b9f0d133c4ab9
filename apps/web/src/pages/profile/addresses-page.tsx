export function AddressesPage() {
  return null
}

export function CompanyPage() {
  return null
}

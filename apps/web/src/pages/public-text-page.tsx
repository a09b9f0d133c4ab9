export function PublicTextPage() {
  return null
}

export function ChoosePage() {
  return null
}

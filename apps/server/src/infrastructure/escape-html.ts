const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for the content or a quoted attribute of an element. */
export function escapeHtml(value: string): string {
  return value.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter)
}

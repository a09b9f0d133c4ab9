/** 128 random bits as hex. `crypto.randomUUID` is missing on plain HTTP, where a shop in a works network may run. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

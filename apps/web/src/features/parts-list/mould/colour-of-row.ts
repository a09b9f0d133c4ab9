/** Legible on a light and on a dark ground, and beside each other. */
const colours = ['#2f6fde', '#d9822b', '#2f9e5b', '#b0489e', '#c23b3b', '#0f9aa8', '#9a7a1c', '#6a5acd'] as const

/** Returns the colour of a recognised part, in the list and in the picture. */
export function colourOfRow(row: number): string {
  return colours[(row - 1) % colours.length] ?? colours[0]
}

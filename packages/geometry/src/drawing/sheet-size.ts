/** Pages of 3 : 2. A fixed size in pixels reserves the place of a drawing on the screen before it is loaded. */
export const drawingSize = { width: 600, height: 400 } as const
export const thumbnailSize = { width: 150, height: 100 } as const

/** The same pages in mm of paper. */
export const drawingPaper = { width: 150, height: 100 } as const
/** A thumbnail is a drawing on a smaller sheet with heavier lines, so that it is readable at 96 px. */
export const thumbnailPaper = { width: 90, height: 60 } as const

/** Of the pictures of slides and news: width by height, and the stored widths in pixels. */
export const pictureShape = { ratio: 16 / 9, widths: [480, 960, 1600] } as const

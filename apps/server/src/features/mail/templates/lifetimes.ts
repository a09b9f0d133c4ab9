const minute = 60 * 1000
const day = 24 * 60 * minute

/** How long the links in mails are valid. */
export const linkDays = 7
export const linkDaysTime = linkDays * day
export const resetMinutes = 60
export const resetTime = resetMinutes * minute

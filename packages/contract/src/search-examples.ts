/** Texts that the landing page suggests to search for; they are the same in every language. */
export const landingExamples = ['DIN 1530 A 3,2x160', 'AZH-3.2x160-L147.25-T50', 'ISO 6751 ⌀8 x 250', '12x100 1.2344']

/** Texts that the page suggests after a search without a result. */
export const examplesAfterNoResult = ['DIN 1530 A 3,2x160', 'AZH-3.2x160', '⌀6 x 160', 'ISO 6751']

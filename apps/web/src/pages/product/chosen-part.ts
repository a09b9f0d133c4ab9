import { keepFitting } from '../../features/catalogue/trimming/keep-fitting.ts'
import { BuyPanel } from './buy-panel.tsx'

/** What the page needs for a chosen part: the panel that sells it, and the check of its machining. */
export const chosenPart = { BuyPanel, keepFitting }

/**
 * Limits that the server checks and the forms of the page keep; lengths are in characters. This file imports no schema,
 * so a page can read a limit without loading the schemas.
 */

/** The quantity of one position. The setting `MAX_QUANTITY` of a shop replaces it. */
export const maxQuantity = 9999
export const maxPageSize = 999
/** The articles that the answer for a product carries; larger products have calls that list them page by page. */
export const maxCarriedDimensions = 1000

/** The values of one filter. */
export const maxFilterValues = 1000
/** The text of a search in the catalogue. */
export const maxSearchTextLength = 200
export const maxSavedSearchNameLength = 100
/** The filters of a saved search, as its address has them. */
export const maxSavedFiltersLength = 4000
/** The text that filters a list, for example the orders of a company. */
export const maxListQueryLength = 100

/** Products side by side. */
export const maxCompared = 12

export const maxProductNrLength = 60
export const maxArticleNumberLength = 200
export const maxDesignationLength = 600
/** A quantity or a length as it is written in a parts list. */
export const maxWrittenNumberLength = 40
/** A tolerance class, or special machining, `R1F1.6`; the points of a contour take most. */
export const maxOptionLength = 160
export const maxCustomerPartNumberLength = 60
export const maxPartNoteLength = 500
/** A pattern of another maker's numbers. */
export const maxCrossReferenceLengths = { maker: 100, pattern: 60, differences: 2000 }
/** A STEP assembly, bytes. */
export const maxStreamedBytes = 50 * 1024 * 1024
/** The words of a phrase for which staff say what it means. */
export const maxSynonymWords = 5
export const maxSynonymLengths = { words: 60, means: 100 }
/** The columns of a parts list. */
export const maxHeaders = 200
export const maxHeaderLength = 200

export const maxCartNameLength = 100
export const maxConfigurationNameLength = 100
/** Ejector pins of a mould base. */
export const maxPins = 200
/** The message to a colleague who receives a cart. */
export const maxMessageLength = 1000
/** The reason of a credit note. */
export const maxReasonLength = 200
/** The number by which a carrier finds a delivery. */
export const maxTrackingLength = 100
/** The fields of a certificate; `figure` is a value or a unit. */
export const maxCertificateLengths = { text: 60, figure: 20, inspector: 100 }
/** Chemical elements of a melt. */
export const maxElements = 30
/** Tests of a certificate. */
export const maxTests = 30
export const maxMaintenanceMessageLength = 300
/** Shots of a mould, as its users state them. */
export const maxShots = 1_000_000_000
export const maxProjectLengths = { number: 40, name: 100, revision: 20, description: 2000 }

// How many entries a company or a user may have, so that nobody fills the shop.

export const maxProjects = 2000
export const maxDeliveryAddresses = 500
export const maxCustomerPartNumbers = 100_000
export const maxPartNotes = 2000
/** About an article and what is made of it. */
export const maxNotesOfArticle = 50
/** The users of a company who are not deleted. */
export const maxUsers = 1000
/** Of a user. */
export const maxFavorites = 2000
/** Of a user. */
export const maxSavedSearches = 200
/** Of a user. */
export const maxPasskeys = 20

export const maxCustomerNumberLength = 20
export const maxCostCentreLength = 40
/** The servers to which a punchout of one company may send a cart. */
export const maxOrigins = 20
export const maxOriginLength = 200
/** The name of a parameter of a purchasing system. */
export const maxHookParameterLength = 40
/** As SAP limits it. */
export const maxMaterialGroupLength = 10

/** Labels of 70 × 37 mm on A4, which have no gaps. */
export const labelsPerSheet = 24

/** The deals that the landing page draws at random. */
export const drawnDeals = 6

/** The slides of the landing page. */
export const maxSlides = 20
export const maxSlideSortIndex = 9999
export const maxSlideLengths = { imageText1: 80, imageText2: 240, buttonText: 40, buttonUrl: 500 }
/** The synonyms of the search. */
export const maxSynonyms = 2000
/** The news of the shop, shown or hidden. */
export const maxNews = 500
/** Pixels of an uploaded picture; more is rejected before it is decoded. */
export const maxPicturePixels = 25_000_000

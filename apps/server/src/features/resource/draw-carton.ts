/**
 * The small picture of a product that the shop cannot draw and whose maker gives no picture: a carton, which is no shape
 * of a part and so misleads nobody.
 */
export const carton = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120" fill="none" stroke="#000" stroke-width="1" stroke-linejoin="round"><path d="M120 26 164 44 120 62 76 44zM76 44v38l44 18 44-18V44M120 62v38"/><path d="m98 35 44 18v14" stroke-width="0.5"/></svg>`

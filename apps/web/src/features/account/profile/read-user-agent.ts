interface Device {
  browser: string | null
  system: string | null
  isHandheld: boolean
}

// Browsers also name the browsers that they imitate, so the rarer name is checked first.
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

const handhelds: ReadonlySet<string> = new Set(['iPhone', 'iPad', 'Android'])

/** Returns browser and system of a user agent; this is enough to recognize one's own devices. */
export function readUserAgent(userAgent: string): Device {
  const browser = browsers.find(([, sign]) => sign.test(userAgent))?.[0] ?? null
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0] ?? null
  return { browser, system, isHandheld: system !== null && handhelds.has(system) }
}

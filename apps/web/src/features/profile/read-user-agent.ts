interface Device {
  browser: string | null
  system: string | null
  isHandheld: boolean
}

// Browsers name those whose pages they want to be given too, so the rarer name goes first.
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

/** What the name that a browser gives itself says in two words; enough to know one's own devices again. */
export function readUserAgent(userAgent: string): Device {
  const browser = browsers.find(([, sign]) => sign.test(userAgent))?.[0] ?? null
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0] ?? null
  return { browser, system, isHandheld: system !== null && handhelds.has(system) }
}

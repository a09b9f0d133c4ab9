import { expect, test } from 'vitest'
import { readUserAgent } from './read-user-agent.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:138.0) Gecko/20100101 Firefox/138.0`, 'Firefox', 'Windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/136.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/136.0.0.0 Safari/537.36 Edg/136.0`, 'Edge', 'Windows'],
  [`${mozilla} (X11; Linux x86_64) ${webkit} Chrome/136.0.0.0 Safari/537.36 OPR/121.0`, 'Opera', 'Linux'],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/136.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.4 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${mozilla} (iPad; CPU OS 17_4 like Mac OS X) ${webkit} Version/17.4 Mobile/15E148 Safari/604.1`, 'Safari', 'iPad'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${webkit} CriOS/136.0 Mobile Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [
    `${mozilla} (Linux; Android 14; SM-S911B) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`${mozilla} (Android 15; Mobile; rv:138.0) Gecko/138.0 Firefox/138.0`, 'Firefox', 'Android'],
])('reads %s as %s on %s', (userAgent, browser, system) => {
  expect(readUserAgent(userAgent)).toMatchObject({ browser, system })
})

test('distinguishes phones and tablets from desktop computers', () => {
  expect(readUserAgent(`${mozilla} (Android 15; Mobile; rv:138.0) Gecko/138.0 Firefox/138.0`).isHandheld).toBe(true)
  expect(readUserAgent(`${mozilla} (X11; Linux x86_64; rv:138.0) Gecko/20100101 Firefox/138.0`).isHandheld).toBe(false)
})

test('names nothing for a program that is no browser', () => {
  expect(readUserAgent('curl/8.7.1')).toEqual({ browser: null, system: null, isHandheld: false })
})

test('names only the system of an unknown browser', () => {
  expect(readUserAgent('Erp-Connector/2.1 (Windows NT 10.0)')).toMatchObject({ browser: null, system: 'Windows' })
})

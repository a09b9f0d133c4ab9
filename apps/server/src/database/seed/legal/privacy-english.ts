import type { PageText } from '@normwerk/contract/page-text'

export const privacyEnglish: PageText = {
  title: 'Privacy policy',
  sections: [
    {
      heading: null,
      paragraphs: [
        'Normwerk is an invented shop. This policy says what the software does; the operator adds what applies to them.',
      ],
    },
    {
      heading: '1. Controller',
      paragraphs: [
        'The controller is Normwerk Musterbetrieb GmbH, Beispielstraße 1, 12345 Musterstadt, Germany. Please send questions about data protection to datenschutz@example.com.',
      ],
    },
    {
      heading: '2. Visiting the shop',
      paragraphs: [
        'You can look at articles, dimensions and drawings without signing in. Your network address is processed to deliver the pages to you; we do not keep it in the log of the server. If a request is rejected, for example after a wrong password, we only note a code computed from the address, by which repeated attacks can be recognised.',
        'The legal basis is our legitimate interest in a shop that is safe and works (Article 6(1)(f) GDPR).',
      ],
    },
    {
      heading: '3. Registration and account',
      paragraphs: [
        'When you register we process your salutation, title, first and last name, user name, e-mail address, telephone and fax numbers, what you state about your company, your language, and which version of the terms you accepted and when. Of your password we keep only a value from which it cannot be worked out.',
        'We do so to confirm your e-mail address, to have your place in the company verified and to keep the account. Administrators of your company or our staff decide on the approval. The legal bases are the contract or steps before it (Article 6(1)(b) GDPR) and our legitimate interest in admitting only those entitled (point (f)).',
        'If the e-mail address is not confirmed, we delete the registration after seven days. If it is rejected, we delete it at once; if nobody decides on it, we delete it 90 days after the confirmation.',
      ],
    },
    {
      heading: '4. Orders and inquiries',
      paragraphs: [
        'For orders and inquiries we process who placed them for which company, the articles, prices, invoice and delivery addresses and your comments. We need them to perform the contract (Article 6(1)(b) GDPR) and to meet duties under commercial and tax law (point (c)).',
        'We keep these data for as long as commercial and tax law require, at present up to ten years.',
      ],
    },
    {
      heading: '5. Signing in and security',
      paragraphs: [
        'For each time you sign in we keep the moment, the last use and what your browser calls itself, so that you can see and end your sessions. They go when the session ends. If you set up a second factor, we keep its key encrypted until it is removed. Of a passkey we keep its name, its public key and its last use; fingerprint, face and PIN do not leave your device.',
        'We count attempts to sign in, to register, to look up a company and to reset a password by account and network address, to slow down abuse. An entry counts for a quarter of an hour and is deleted within the hour after it.',
        'Security events and changes by administrators are kept for good, so that they can be cleared up. They name users by identifiers; changed names, numbers and e-mail addresses are kept apart and deleted with the account.',
      ],
    },
    {
      heading: '6. E-mails',
      paragraphs: [
        'We write to you about your account: to confirm, approve or invite, about new passwords and about changes that you should know of. For this we keep the kind, the recipient and the time of the message; 30 days after sending we delete them, after 90 days where a message could not be delivered. The legal basis is Article 6(1)(b) and (f) GDPR.',
      ],
    },
    {
      heading: '7. Cookies and storage in the browser',
      paragraphs: [
        'We set only cookies without which the shop does not work; they need no consent (section 25(2) of the German TDDDG).',
        'session: keeps you signed in. It ends when the browser closes, after eight hours without use or twelve hours after signing in; with "stay logged in" after 14 days without use or 30 days.',
        'device: remembers for a year that you have signed in on this device, so that strangers cannot lock you out by wrong passwords.',
        'language: remembers for a year the language that you chose.',
        'XSRF-TOKEN: keeps other sites from sending input in your name. It ends when the browser closes.',
        'The local storage of your browser holds the chosen language and the views that you have set. There is no audience measurement and no advertising here.',
      ],
    },
    {
      heading: '8. Recipients',
      paragraphs: [
        'Administrators of your company see your account data, colleagues with the right to do so see the orders of the company.',
        'Outside our company only those receive data who process them for us (data centre, sending of e-mails) or who deliver the goods. We transfer data to countries outside the European Union only if you order a delivery there.',
      ],
    },
    {
      heading: '9. Deleting the account',
      paragraphs: [
        'When your account is deleted we remove name, user name, e-mail address, numbers, password and sessions. Orders of the company stay until the periods for keeping them are over.',
      ],
    },
    {
      heading: '10. Your rights',
      paragraphs: [
        'You have the right to access, rectification, erasure, restriction of processing and portability of your data (Articles 15 to 20 GDPR). You may object to processing that rests on legitimate interests, on grounds relating to your particular situation (Article 21 GDPR).',
        'Much of it you can change yourself in your account. For everything else a message to datenschutz@example.com will do.',
        'You may lodge a complaint with a supervisory authority for data protection, for example where you live or work.',
      ],
    },
    {
      heading: '11. Duty to provide data, automated decisions',
      paragraphs: [
        'Without the data marked as required we can neither set up an account nor accept an order. We make no automated decisions about you and build no profiles.',
      ],
    },
  ],
}

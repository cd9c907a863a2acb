import type { AccountLetterTexts } from './account-english.ts';

export const accountGerman: AccountLetterTexts = {
  verification: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    first: (email) =>
      `Jemand, hoffentlich Sie selbst, hat bei uns ein Kundenkonto mit ${email}. Der Link funktioniert einmal und eine Stunde lang.`,
    button: 'Adresse bestätigen',
    closing: 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun.',
  },
  password: {
    subject: 'Neues Passwort festlegen',
    first: (email, lastsADay = false) =>
      `Jemand, hoffentlich Sie selbst, hat ein neues Passwort für ${email} angefordert. Der Link funktioniert einmal und ${lastsADay ? 'einen Tag' : 'eine Stunde'} lang.`,
    button: 'Neues Passwort festlegen',
    closing:
      'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  newAddress: {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    first: (email) =>
      `Jemand, hoffentlich Sie selbst, möchte für sein Kundenkonto bei uns künftig ${email} verwenden. Der Link funktioniert einmal und eine Stunde lang. Melden Sie sich danach bitte mit dieser Adresse an.`,
    button: 'Diese Adresse verwenden',
    closing: 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Es ändert sich nichts.',
  },
  addressInUse: {
    subject: 'Diese Adresse hat schon ein Kundenkonto',
    first: (email) =>
      `Jemand, hoffentlich Sie selbst, wollte ${email} für ein anderes Kundenkonto bei uns verwenden. Diese Adresse hat schon eines: Bitte melden Sie sich damit an oder legen Sie ein neues Passwort dafür fest.`,
    button: 'Neues Passwort festlegen',
    closing: 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Es hat sich nichts geändert.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    first: (email) =>
      `Das Passwort Ihres Kundenkontos bei uns mit ${email} wurde geändert. Alle anderen Geräte sind abgemeldet.`,
    button: 'Ich war es nicht: neues Passwort festlegen',
    closing: 'Wenn Sie es waren, brauchen Sie nichts zu tun.',
  },
  addressChanged: {
    subject: 'Die E-Mail-Adresse Ihres Kundenkontos wurde geändert',
    first: (email, days) =>
      `Ihr Kundenkonto bei uns hat jetzt eine andere E-Mail-Adresse als ${email}. Wenn Sie es nicht waren, legen Sie innerhalb von ${days} Tagen ein neues Passwort für ${email} fest: Dann hat das Konto wieder diese Adresse, und alle anderen sind abgemeldet.`,
    button: 'Ich war es nicht: Konto zurückholen',
    closing: 'Wenn Sie es waren, brauchen Sie nichts zu tun.',
  },
  addressRemoved: {
    subject: 'Ihre E-Mail-Adresse wurde aus einem Kundenkonto entfernt',
    first: (email) =>
      `Ein Kundenkonto bei uns, das die E-Mail-Adresse ${email} hatte, hat jetzt eine andere. Alle, die darin angemeldet waren, sind abgemeldet.`,
    askUs: 'Wenn Sie das nicht erwartet haben, schreiben Sie uns bitte.',
  },
};

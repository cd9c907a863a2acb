import type { ErrorCode } from '@book-store/contract/error-codes';
import type { TextsOf } from '../lib/wording/storefront-texts.ts';
import type { apiTexts } from './texts.ts';

const UNKNOWN = 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.';

/** What the codes of the server's problems mean to customers. */
const problems: Readonly<Record<ErrorCode, string>> = {
  'bad-request': 'Bitte prüfen Sie Ihre Angaben.',
  'bad-json': UNKNOWN,
  'not-signed-in': 'Bitte melden Sie sich noch einmal an.',
  forbidden: 'Das ist mit diesem Kundenkonto nicht möglich.',
  'recent-sign-in-required': 'Bitte bestätigen Sie noch einmal, dass Sie es sind.',
  'wrong-credentials': 'E-Mail-Adresse und Passwort passen nicht zusammen.',
  'not-found': 'Das gibt es hier nicht oder nicht mehr.',
  'method-not-allowed': UNKNOWN,
  conflict:
    'Das ist zurzeit nicht möglich. Laden Sie die Seite neu und versuchen Sie es dann noch einmal.',
  'changed-meanwhile': 'Inzwischen hat sich hier etwas geändert. Bitte laden Sie die Seite neu.',
  'price-changed':
    'Der Preis hat sich inzwischen geändert. Bitte prüfen Sie den neuen Gesamtbetrag.',
  'code-refused': 'Dieser Rabattcode gilt für diese Bestellung nicht.',
  'book-gone': 'Ein Buch in Ihrem Warenkorb gibt es nicht mehr. Bitte entfernen Sie es.',
  'out-of-stock':
    'Ein Buch in Ihrem Warenkorb ist zurzeit nicht lieferbar. Bitte entfernen Sie es.',
  'gift-card-refused':
    'Dieser Gutschein lässt sich so nicht einlösen. Bitte prüfen Sie Code und Guthaben.',
  'too-many-open-orders':
    'Zurzeit können wir diese Bestellung nicht annehmen. Bitte bestellen Sie weniger Exemplare, bestätigen oder stornieren Sie eine frühere Bestellung, warten Sie, bis sie angekommen ist, oder rufen Sie uns an.',
  'illegal-status':
    'Diese Bestellung ist schon gepackt oder storniert und lässt sich nicht mehr ändern.',
  'too-large': 'Das ist zu groß.',
  'unsupported-media-type': UNKNOWN,
  'idempotency-key-reused': 'Diese Bestellung ist mit einer früheren durcheinandergeraten.',
  'too-many-requests': 'Das waren zu viele Versuche. Bitte warten Sie einen Moment.',
  unavailable:
    'Die Buchhandlung ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  internal: UNKNOWN,
};

/** What is asked for in each field, by the end of its path. */
const asked: Readonly<Record<string, string>> = {
  name: 'Bitte geben Sie den Namen an.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  phone: 'Bitte geben Sie 5 bis 15 Ziffern an, gern mit einem + davor.',
  street: 'Bitte geben Sie Straße und Hausnummer an.',
  city: 'Bitte geben Sie den Ort an.',
  zipcode: 'Bitte geben Sie die Postleitzahl an.',
  state: 'Bitte geben Sie das Bundesland oder die Region an.',
  country: 'Bitte geben Sie das Land an.',
  address: 'Bitte geben Sie die Adresse an.',
};

/** The kinds of the server's messages that say more than what is asked for. */
const kinds: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/at most (\d+) characters/i, (_, most) => `Höchstens ${most} Zeichen.`],
  [/leave out \w+ characters/i, () => 'Bitte keine unsichtbaren Zeichen oder Steuerzeichen.'],
  [/do not deliver to|does not go to/i, () => 'Dorthin liefern wir auf diesem Weg leider nicht.'],
  [
    /no longer offered|does not deliver/i,
    () => 'Dieser Versandweg wird nicht mehr angeboten. Bitte wählen Sie einen anderen.',
  ],
  [/at most (\d+) addresses/i, (_, most) => `Ein Kundenkonto hat höchstens ${most} Adressen.`],
  [/at most (\d+) books/i, (_, most) => `Eine Bestellung hat höchstens ${most} Bücher.`],
  [/link is not complete/i, () => 'Dieser Link ist unvollständig.'],
  [/one copy of each/i, () => 'Je Bestellung gibt es von jedem Buch ein Exemplar.'],
];

export const german: TextsOf<typeof apiTexts> = {
  offline:
    'Die Buchhandlung ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  unknown: UNKNOWN,
  problem(code, detail) {
    if (/list is full/i.test(detail))
      return 'Die Liste ist voll. Bitte entfernen Sie zuerst ein Buch.';
    return problems[code] ?? UNKNOWN;
  },
  field(path, message) {
    for (const [kind, words] of kinds) {
      const found = kind.exec(message);
      if (found) return words(...found);
    }
    return asked[path.split('.').at(-1) ?? ''] ?? 'Bitte prüfen Sie diese Angabe.';
  },
};

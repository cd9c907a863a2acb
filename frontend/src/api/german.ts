import type { DetailCode } from '@book-store/contract/detail-codes';
import type { ErrorCode } from '@book-store/contract/error-codes';
import {
  fieldInGerman,
  type Sentence,
  sentenceOf,
} from '@book-store/contract/settings/german-field-problems';
import type { TextsOf } from '../lib/wording/storefront-texts.ts';
import type { apiTexts } from './texts.ts';

const UNKNOWN = 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.';

export const problems: Readonly<Record<ErrorCode, string>> = {
  'bad-request': 'Bitte prüfen Sie Ihre Angaben.',
  'bad-json': UNKNOWN,
  'not-signed-in': 'Bitte melden Sie sich noch einmal an.',
  forbidden: 'Das ist mit diesem Kundenkonto nicht möglich.',
  'recent-sign-in-required': 'Bitte bestätigen Sie noch einmal, dass Sie es sind.',
  'wrong-credentials': 'E-Mail-Adresse und Passwort passen nicht zusammen.',
  'second-factor-required': 'Bitte geben Sie auch den Code Ihrer App ein.',
  'wrong-code': 'Dieser Code ist falsch oder wurde schon benutzt.',
  'second-factor-missing': 'Bitte richten Sie zuerst Ihren zweiten Faktor ein.',
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
    'Zurzeit können wir diese Bestellung nicht annehmen. Bitte bestellen Sie weniger Exemplare, bestätigen oder stornieren Sie eine frühere Bestellung, oder warten Sie, bis sie angekommen ist.',
  'list-full': 'Die Liste ist voll. Bitte entfernen Sie zuerst ein Buch.',
  'illegal-status':
    'Diese Bestellung ist schon gepackt oder storniert und lässt sich nicht mehr ändern.',
  'too-large': 'Das ist zu groß.',
  'unsupported-media-type': UNKNOWN,
  'idempotency-key-reused': 'Diese Bestellung ist mit einer früheren durcheinandergeraten.',
  'too-many-requests': 'Das waren zu viele Versuche. Bitte warten Sie einen Moment.',
  unavailable: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  internal: UNKNOWN,
};

const RELOAD = 'Bitte laden Sie die Seite neu.';

/** `contact` is there if the owner has set how customers reach the shop. */
const orTalkToUs =
  (refusal: string): Sentence =>
  ({ contact }) =>
    contact ? `${refusal} Bitte sprechen Sie uns an.` : refusal;

/** What customers can do, beyond the code of the problem; owners are told more. */
const details: Readonly<Partial<Record<DetailCode, Sentence>>> = {
  'currency-changed': `Inzwischen hat der Shop eine andere Währung. ${RELOAD}`,
  'order-changed': `Diese Bestellung hat sich inzwischen geändert. ${RELOAD}`,
  'order-cancelled-whole-only': orTalkToUs(
    'Diese Bestellung lässt sich nur als Ganzes stornieren.',
  ),
  'return-without-delivery':
    'Nur Bücher aus einer zugestellten Bestellung lassen sich zurückgeben.',
  'return-of-all-copies': 'Alle Exemplare dieses Buchs werden schon zurückgegeben.',
  'return-of-fewer-copies': ({ maximum }) =>
    `Von diesem Buch lassen sich höchstens ${maximum} Exemplare zurückgeben.`,
  'return-too-late': orTalkToUs('Die Frist, um eine Rücksendung anzumelden, ist vorbei.'),
  'returns-not-offered': orTalkToUs('Rücksendungen lassen sich hier nicht anmelden.'),
  'no-invoices-yet': orTalkToUs('Rechnungen können wir hier noch nicht schreiben.'),
  'gift-cards-not-sold': 'Gutscheine verkaufen wir zurzeit nicht.',
};

export const german: TextsOf<typeof apiTexts> = {
  offline:
    'Der Shop ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  unknown: UNKNOWN,
  problem({ code, detailCode, detailValues = {} }) {
    const sentence = detailCode && details[detailCode];
    return sentence ? sentenceOf(sentence, detailValues) : (problems[code] ?? UNKNOWN);
  },
  field: fieldInGerman,
};

import type { FieldCode, FieldValues } from '../field-codes.ts';
import { formatMoney, toMinor } from '../money.ts';
import { dayText, numberFormat } from '../place.ts';
import { countryName } from './delivery/delivery-countries.ts';

type FieldProblem = { path: string; message: string; code: FieldCode; values: FieldValues };

const CHECK = 'Bitte prüfen Sie diese Angabe.';
const EMAIL = 'Bitte geben Sie eine gültige E-Mail-Adresse an.';
const PHONE = 'Bitte geben Sie 5 bis 15 Ziffern an, gern mit einem + davor.';
const HIDDEN = 'Bitte keine unsichtbaren Zeichen oder Steuerzeichen.';

/** The request for input in each field, by the last part of its path. */
const ASKED: Readonly<Record<string, string>> = {
  name: 'Bitte geben Sie den Namen an.',
  email: EMAIL,
  phone: PHONE,
  street: 'Bitte geben Sie Straße und Hausnummer an.',
  city: 'Bitte geben Sie den Ort an.',
  zipcode: 'Bitte geben Sie die Postleitzahl an.',
  state: 'Bitte geben Sie das Bundesland oder die Region an.',
  country: 'Bitte geben Sie das Land an.',
  address: 'Bitte geben Sie die Adresse an.',
  payment: 'Bitte wählen Sie, wie Sie zahlen.',
  giftCard: 'Bitte geben Sie den Code des Gutscheins an.',
};

/** The problems for which the field's request is a sufficient message. */
const ASKS: ReadonlySet<FieldCode> = new Set<FieldCode>([
  'required',
  'wrong-type',
  'invalid-format',
  'not-one-of',
  'invalid',
  'too-short',
]);

/** Formatted problem values, without field names. */
type Shown = Readonly<Partial<Record<string, string>>>;
export type Sentence = string | ((values: Shown, field: string) => string);

const MOST: Readonly<Record<string, (most?: string) => string>> = {
  addresses: (most) => `Ein Kundenkonto hat höchstens ${most} Adressen.`,
  productIds: (most) => `Eine Bestellung hat höchstens ${most} Bücher.`,
};

const OFFERED: Readonly<Record<string, string>> = {
  delivery: 'Dieser Versandweg wird nicht mehr angeboten. Bitte wählen Sie einen anderen.',
  payment:
    'Diese Zahlungsart wird für diese Bestellung nicht angeboten. Bitte wählen Sie eine andere.',
};

/** What an invoice needs of the settings. */
const MISSING: Readonly<Record<string, string>> = {
  number: 'Tragen Sie zuerst in den Einstellungen Ihre Steuernummer oder einen Steuersatz ein.',
  sellerAddress:
    'Auf einer Rechnung muss Ihre Anschrift stehen. Tragen Sie sie zuerst in den Einstellungen ein.',
};

/** Typed by code, so that a missing sentence does not compile. */
const SENTENCES: Readonly<Record<FieldCode, Sentence>> = {
  required: 'Bitte füllen Sie dieses Feld aus.',
  'wrong-type': CHECK,
  'invalid-format': CHECK,
  'not-one-of': 'Bitte wählen Sie eine der angebotenen Möglichkeiten.',
  'unknown-field': 'Dieses Feld ist nicht bekannt. Bitte laden Sie die Seite neu.',
  invalid: CHECK,
  'not-whole': 'Bitte geben Sie eine ganze Zahl ein.',
  'too-small': ({ minimum, maximum, above }) => {
    if (minimum && maximum) return `Bitte geben Sie ${minimum} bis ${maximum} ein.`;
    if (above) return `Bitte geben Sie mehr als ${above} ein.`;
    return minimum ? `Bitte geben Sie mindestens ${minimum} ein.` : 'Das ist zu wenig.';
  },
  'too-large': ({ minimum, maximum, below }) => {
    if (minimum && maximum) return `Bitte geben Sie ${minimum} bis ${maximum} ein.`;
    if (below) return `Bitte geben Sie weniger als ${below} ein.`;
    return maximum ? `Bitte geben Sie höchstens ${maximum} ein.` : 'Das ist zu viel.';
  },
  'too-many-decimals': ({ decimals }) =>
    decimals === '0'
      ? 'Bitte geben Sie einen Betrag ohne Nachkommastellen ein.'
      : `Bitte geben Sie höchstens ${decimals} Nachkommastellen ein.`,
  'not-a-multiple': ({ of }) => `Bitte geben Sie ein Vielfaches von ${of} ein.`,
  'too-short': ({ minimum }) => (minimum ? `Mindestens ${minimum} Zeichen.` : 'Das ist zu kurz.'),
  'too-long': ({ maximum }) => (maximum ? `Höchstens ${maximum} Zeichen.` : 'Das ist zu lang.'),
  'too-many-lines': ({ maximum }) => `Höchstens ${maximum} Zeilen.`,
  'control-characters': HIDDEN,
  'invisible-characters': HIDDEN,
  'web-address': 'Bitte keine Adressen von Internetseiten.',
  'too-few': ({ minimum }) =>
    minimum === '1' ? 'Bitte wählen Sie etwas aus.' : `Mindestens ${minimum} Einträge.`,
  'too-many': ({ maximum }, field) =>
    MOST[field]?.(maximum) ?? (maximum ? `Höchstens ${maximum} Einträge.` : 'Das sind zu viele.'),
  duplicate: (_values, field) =>
    field === 'productIds' || field === 'lines'
      ? 'Jedes Buch kann hier nur einmal stehen.'
      : 'Das gibt es schon. Bitte geben Sie etwas anderes an.',
  'no-such-day': ({ from, to }) =>
    from && to
      ? `Bitte wählen Sie einen Tag vom ${from} bis zum ${to}.`
      : 'Diesen Tag gibt es nicht.',
  'day-too-early': ({ from }) =>
    from
      ? `Bitte wählen Sie einen Tag ab dem ${from}.`
      : 'Bitte wählen Sie heute oder einen späteren Tag.',
  'day-too-late': ({ to }) =>
    to ? `Bitte wählen Sie einen Tag bis zum ${to}.` : 'Bitte wählen Sie einen früheren Tag.',
  'invalid-email': EMAIL,
  'invalid-phone': PHONE,
  'invalid-id': 'Das gibt es hier nicht. Bitte laden Sie die Seite neu.',
  'invalid-link': 'Dieser Link ist unvollständig.',
  'invalid-isbn': 'Das ist keine ISBN. Bitte prüfen Sie die Ziffern: Es sind 10 oder 13.',
  'invalid-language': 'Das ist kein Kürzel einer Sprache. Beispiele: de, en, fr.',
  'invalid-locale': 'Für diese Sprache und Region sind keine Zahlen- und Datumsformate bekannt.',
  'invalid-time-zone': 'Diese Zeitzone ist nicht bekannt.',
  'invalid-iban': 'Die Prüfziffern dieser IBAN stimmen nicht.',
  'invalid-bic': 'Eine BIC hat 8 oder 11 Buchstaben und Ziffern.',
  'invalid-upi': 'Eine UPI-ID sieht aus wie name@bank.',
  'invalid-url': 'Bitte geben Sie eine vollständige Adresse an, die mit https:// beginnt.',
  'invalid-json': 'Das ist kein JSON.',
  'invalid-tag': 'Ein Schlagwort hat keine Kommas.',
  'invalid-name': 'Ein Name hat mindestens einen Buchstaben oder eine Ziffer.',
  'exactly-one': 'Bitte füllen Sie genau eines dieser Felder aus.',
  'not-together': 'Diese Angaben passen nicht zusammen.',
  'out-of-order': 'Die Reihenfolge stimmt nicht. Bitte prüfen Sie Anfang und Ende.',
  'no-change': 'Das ändert nichts. Bitte geben Sie etwas anderes an.',
  'not-one-each': 'Bitte geben Sie zu jedem Buch eine Anzahl an.',
  'damaged-on-shelf': 'Ein beschädigtes Exemplar kommt nicht zurück ins Regal.',
  'always-closed': 'Mindestens an einem Wochentag muss geöffnet sein.',
  'way-of-payment-missing': 'Dafür fehlt noch eine Zahlungsart. Bitte bieten Sie zuerst eine an.',
  'not-offered': (_values, field) =>
    OFFERED[field] ?? 'Das wird nicht mehr angeboten. Bitte wählen Sie etwas anderes.',
  'not-delivered-to': ({ countries }) =>
    countries
      ? `Dorthin liefern wir leider nicht, nur in diese Länder: ${countries}.`
      : 'Dorthin liefern wir auf diesem Weg leider nicht.',
  'one-copy-only': 'Je Bestellung gibt es von jedem Buch ein Exemplar.',
  'fixed-price': 'Ein Buch mit festem Preis wird nicht billiger verkauft.',
  'cannot-be-charged': ({ due, chargeable, giftCard }) =>
    `Mit Karte lassen sich ${chargeable} zahlen, aber nicht ${due}. Bitte ${
      giftCard ? `lösen Sie nur ${giftCard} vom Gutschein ein oder ` : ''
    }wählen Sie eine andere Zahlungsart.`,
  'cannot-be-refunded': ({ refundable }) => `Es lassen sich nur ${refundable} erstatten.`,
  'gift-card-refused': ({ balance }) => {
    if (!balance)
      return 'Dieser Gutschein lässt sich so nicht einlösen. Bitte prüfen Sie Code und Guthaben.';
    return balance === formatMoney(toMinor(0))
      ? 'Dieser Gutschein ist aufgebraucht.'
      : `Auf diesem Gutschein sind nur noch ${balance}.`;
  },
  'unknown-genre': 'Dieses Genre gibt es nicht.',
  'unknown-column': 'Diese Spalte gibt es in der Datei nicht.',
  'unknown-encoding': 'Die Datei ist nicht in UTF-8 geschrieben.',
  'not-uploaded': 'Dieses Bild ist nicht hochgeladen.',
  'wrong-shape': 'Dieses Bild hat nicht die Form eines Buchumschlags.',
  placeholders:
    'Bitte füllen Sie aus, was in eckigen Klammern steht. Klammern, die bleiben sollen, schreiben Sie \\[so].',
  'wrong-password': 'Das ist nicht Ihr bisheriges Passwort.',
  'wrong-code':
    'Dieser Code ist falsch oder wurde schon benutzt. Bitte geben Sie den ein, den Ihre App jetzt zeigt; wird auch er abgelehnt, vergleichen Sie die Uhr des Smartphones.',
  'weak-password': 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein längeres.',
  'not-sent-yet': 'Eine Sendungsnummer gibt es erst, wenn das Paket unterwegs ist.',
  'not-set-up': ({ variables }, field) =>
    MISSING[field] ??
    `Das ist auf dem Server noch nicht eingerichtet${variables ? `: ${variables}` : ''}.`,
  'in-use': 'Das wird schon verwendet und lässt sich nicht mehr ändern.',
};

const toText = (
  name: string,
  value: FieldValues[string],
  isAmount: boolean,
): string | undefined => {
  if (typeof value === 'number')
    return isAmount ? formatMoney(toMinor(value)) : numberFormat().format(value);
  if (typeof value === 'string') {
    if (ISO_DAY.test(value)) return dayText('de', value);
    // The others name fields, in English.
    return name === 'name' ? value : undefined;
  }
  const all = name === 'countries' ? value.map((code) => countryName(String(code), 'de')) : value;
  return new Intl.ListFormat('de').format(all.map(String));
};

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

function toShown(values: FieldValues): Shown {
  const isAmount = 'currency' in values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, toText(name, value, isAmount)]),
  );
}

/** Returns what is wrong with a field of a request, in German. */
export function fieldInGerman({ path, code, values }: FieldProblem): string {
  const field = path.split('.').at(-1) ?? '';
  const asked = ASKED[field];
  if (asked && ASKS.has(code)) return asked;
  return sentenceOf(SENTENCES[code] ?? CHECK, values, field);
}

/** Returns a sentence with the values of a problem. */
export const sentenceOf = (sentence: Sentence, values: FieldValues, field = ''): string =>
  typeof sentence === 'string' ? sentence : sentence(toShown(values), field);

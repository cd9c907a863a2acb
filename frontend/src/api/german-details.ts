import type { DetailCode } from '@book-store/contract/detail-codes';
import { type Sentence, sentenceOf } from '@book-store/contract/settings/german-field-problems';
import type { TextsOf } from '../lib/wording/storefront-texts.ts';
import { german, problems } from './german.ts';
import type { apiTexts } from './texts.ts';

const CHANGED = 'Bitte laden Sie die Seite neu.';

/** Typed by code, so that a missing sentence does not compile. */
const DETAILS: Readonly<Record<DetailCode, Sentence>> = {
  'currency-changed':
    'Inzwischen hat der Shop eine andere Währung. Nichts ist gespeichert: Bitte laden Sie die Seite neu und prüfen Sie die Beträge.',
  'no-answer-from-stripe':
    'Stripe antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
  'order-changed': `Diese Bestellung hat sich inzwischen geändert. ${CHANGED}`,
  'order-of-gift-card':
    'Mit dieser Bestellung wurde ein Gutschein gekauft; sie enthält keine Bücher.',
  'order-being-paid':
    'Diese Bestellung wird gerade bezahlt, deshalb bleiben ihre Bücher, wie sie sind.',
  'order-invoiced':
    'Diese Bestellung hat schon eine Rechnung, deshalb bleiben ihre Bücher, wie sie sind. Stornieren Sie zuerst die Rechnung.',
  'order-paid-costs-more':
    'Diese Bestellung ist bezahlt und kann nicht teurer werden. Bitte legen Sie für den Rest eine weitere Bestellung an.',
  'order-picked-up': 'Diese Bestellung wird in der Buchhandlung abgeholt.',
  'order-cancelled-whole-only': 'Diese Bestellung lässt sich nur als Ganzes stornieren.',
  'order-notes-full': ({ maximum }) =>
    `Eine Bestellung hat höchstens ${maximum} Notizen. Bitte entfernen Sie zuerst eine.`,
  'answers-full': ({ maximum }) =>
    `Auf eine Frage gibt es höchstens ${maximum} Antworten. Bitte schreiben Sie in Ihrem E-Mail-Programm weiter.`,
  'order-without-link': 'Zu dieser Bestellung gibt es keinen Link.',
  'gift-card-not-invoiced':
    'Ein Gutschein ist Geld und bekommt keine Rechnung; eine Rechnung gibt es für jede Bestellung, die damit bezahlt wird.',
  'order-reduced':
    'Von dieser Bestellung wurde schon Geld erstattet, deshalb bleiben ihre Bücher, wie sie sind.',
  'invoice-not-in-force':
    'Diese Rechnung wurde inzwischen storniert oder berichtigt. Bitte sehen Sie sich die Bestellung noch einmal an.',
  'not-an-invoice':
    'Das ist keine Rechnung, sondern eine Korrektur: Stornieren lässt sich nur eine Rechnung.',
  'no-invoices-yet': 'Rechnungen lassen sich hier noch nicht schreiben.',
  'not-paid-at-stripe': 'Diese Bestellung wird nicht über Stripe bezahlt.',
  'not-paid-by-transfer': 'Diese Bestellung wird nicht per Überweisung bezahlt.',
  'paid-already': 'Diese Bestellung ist schon bezahlt.',
  'waits-for-money':
    'Bei dieser Bestellung steht noch ein Teil des Geldes aus. Stornieren Sie sie, bevor Sie etwas erstatten.',
  'no-money-at-stripe': 'Für diese Bestellung ist bei Stripe kein Geld eingegangen.',
  'nothing-to-explain': 'Zu Erstattungen dieser Bestellung bei Stripe ist nichts mehr anzugeben.',
  'return-shelved':
    'Exemplare dieser Rücksendung stehen schon wieder im Regal, deshalb lässt sie sich nur noch erstatten.',
  'return-moved-on': `Diese Rücksendung ist inzwischen weiter. ${CHANGED}`,
  'return-without-delivery':
    'Nur Bücher aus einer zugestellten Bestellung lassen sich zurückgeben.',
  'return-of-other-book': 'Dieses Buch gehört nicht dazu.',
  'return-of-all-copies': 'Alle Exemplare dieses Buchs werden schon zurückgegeben.',
  'return-of-fewer-copies': ({ maximum }) =>
    `Von diesem Buch lassen sich höchstens ${maximum} Exemplare zurückgeben.`,
  'return-too-late': 'Die Frist, um eine Rücksendung anzumelden, ist vorbei.',
  'returns-not-offered': 'Rücksendungen können Kunden hier nicht selbst anmelden.',
  'return-incomplete':
    'Bitte geben Sie zu jedem Buch an, in welchem Zustand die Exemplare sind und wie viele davon zurück ins Regal kommen.',
  'code-used-deleted':
    'Dieser Rabattcode wurde schon in einer Bestellung verwendet und lässt sich nicht löschen. Sie können ihn beenden.',
  'code-used-renamed':
    'Dieser Rabattcode wurde schon in einer Bestellung verwendet und behält deshalb seinen Namen.',
  'gift-cards-not-sold': 'Gutscheine werden zurzeit nicht verkauft.',
  'gift-card-balance': ({ balance }) => `Auf diesem Gutschein sind nur noch ${balance}.`,
  'book-changed': 'Dieses Buch wurde seitdem geändert und bleibt, wie es ist.',
  'import-undo-too-late': ({ hours }) =>
    `Nur ein Import der letzten ${hours} Stunden lässt sich zurücknehmen.`,
  'book-genre-gone':
    'Das Genre dieses Buchs gibt es im Shop nicht mehr. Bitte wählen Sie ein anderes.',
  'book-isbn-taken': ({ name }) =>
    `Das Buch „${name}“ hat inzwischen dieselbe ISBN. Bitte ändern oder löschen Sie zuerst jenes Buch.`,
  'change-made':
    'Diese Änderung ist schon gemacht oder läuft gerade. Bitte sehen Sie sich die Bücher noch einmal an.',
  'change-interrupted':
    'Die Änderung wurde unterbrochen und geht von selbst weiter. Bitte sehen Sie sich die Bücher in einigen Minuten noch einmal an.',
  'price-too-high': ({ maximum }) => `Ein Preis ist höchstens ${maximum}.`,
  'too-many-tags': ({ maximum }) => `Ein Buch hat höchstens ${maximum} Schlagwörter.`,
  'stock-log-impossible': ({ count }) =>
    `Nach seinem Protokoll gibt es von diesem Buch ${count} Exemplare, was nicht sein kann. Bitte zählen Sie nach.`,
  'stock-not-counted':
    'Die Exemplare dieses Buchs werden nicht gezählt. Bitte zählen Sie sie zuerst.',
  'stock-too-few': ({ maximum }) => `Sie können höchstens ${maximum} entfernen.`,
  'stock-too-many': ({ maximum }) => `Ein Buch hat höchstens ${maximum} Exemplare.`,
  'stock-changed': ({ count }) =>
    `Der Bestand hat sich geändert, seit Sie diese Seite geladen haben. ${
      count ? `Jetzt sind es: ${count}.` : 'Die Exemplare werden nicht mehr gezählt.'
    }`,
  'genre-exists': 'Ein solches Genre gibt es schon.',
  'genres-changed':
    'Die Genres haben sich inzwischen geändert. Laden Sie die Seite neu und ordnen Sie sie dann.',
  'genre-used': ({ count }) =>
    `Zu diesem Genre gehören noch Bücher: ${count}. Geben Sie ihnen zuerst ein anderes, oder blenden Sie das Genre aus.`,
  'no-cover-at-open-library':
    'Das Bild, das Open Library zu diesem Buch hat, ist kein Umschlag. Bitte laden Sie selbst eines hoch.',
  'open-library-away': 'Open Library ist nicht erreichbar. Bitte laden Sie selbst ein Bild hoch.',
  'file-excel':
    'Das ist eine Excel-Arbeitsmappe. Speichern Sie sie bitte als „CSV UTF-8“ und wählen Sie diese Datei.',
  'file-not-text': 'Das ist keine Textdatei. Bitte wählen Sie eine CSV-Datei.',
  'file-without-rows': 'Diese Datei hat unter ihrer ersten Zeile keine weiteren.',
  'file-too-many-columns': ({ count, maximum }) =>
    `Diese Datei hat ${count} Spalten. Höchstens ${maximum} lassen sich lesen.`,
  'bank-file-without-amount':
    'Keine Spalte dieser Datei heißt „Betrag“, „Haben“, „Amount“ oder ähnlich.',
  'bank-file-too-long': ({ maximum }) =>
    `Diese Datei hat mehr als ${maximum} Zeilen. Bitte exportieren Sie weniger Tage.`,
  'bank-row-counted': 'Diese Zeile wurde schon gezählt.',
  'import-check-too-old':
    'Die Prüfung dieser Datei ist zu lange her. Bitte prüfen Sie die Datei noch einmal.',
  'import-running':
    'Gerade läuft ein anderer Import. Bitte warten Sie, bis er fertig ist, oder brechen Sie ihn ab.',
  'picture-not-one': 'Diese Datei ist kein Bild in JPEG, PNG, WebP oder AVIF.',
  'picture-damaged': 'Dieses Bild ist beschädigt oder unvollständig.',
  'picture-too-large': ({ millions }) =>
    `Dieses Bild hat mehr als ${millions} Millionen Pixel. Bitte verkleinern Sie es.`,
  'no-email-of-order': 'Diese Bestellung hat keine E-Mail-Adresse.',
  'no-mail-server': 'Es ist kein Mailserver eingerichtet: Setzen Sie SMTP_URL.',
  'no-own-address':
    'Tragen Sie zuerst unter Einstellungen, Sicherheit Ihre E-Mail-Adresse ein, oder in den Einstellungen die des Shops.',
  'mail-being-sent': 'Diese E-Mail wird gerade gesendet.',
  'list-title-used-up': 'Zu viele Listen haben diesen Titel.',
  'news-title-used-up': 'Zu viele Neuigkeiten haben diesen Titel.',
  'owners-only': 'Das können nur Inhaber des Shops.',
  'last-owner':
    'Der letzte Inhaber muss bleiben, sonst kann niemand mehr die Einstellungen ändern: Machen Sie zuerst jemand anderen zum Inhaber.',
  'dead-link':
    'Dieser Link funktioniert nicht mehr: Er wurde schon benutzt oder zurückgezogen, oder seine Zeit ist um. Bitte lassen Sie sich einen neuen geben.',
  'second-factor-needed':
    'Dieser Shop verlangt von allen, die hier arbeiten, einen zweiten Faktor. Sie können stattdessen eine andere App einrichten.',
  'second-factor-not-begun':
    'Es gibt nichts mehr zu bestätigen. Bitte beginnen Sie noch einmal mit dem Einrichten.',
  'second-factor-off': 'Sie haben keinen zweiten Faktor. Bitte richten Sie zuerst einen ein.',
  'second-factor-own-first':
    'Bitte richten Sie zuerst Ihren eigenen zweiten Faktor ein. Dann können Sie ihn von allen verlangen.',
  'second-factor-unreadable':
    'Codes Ihrer App lassen sich nicht mehr prüfen, weil JWT_SECRET auf dem Server ein anderes ist: Benutzen Sie einen Wiederherstellungscode, oder auf dem Server „npm run admin -- reset-second-factor NAME“.',
  'demo-changed':
    'Die Beispieldaten haben sich inzwischen geändert. Bitte prüfen Sie noch einmal, was entfernt würde.',
  'clock-jumped':
    'Die Uhr ist noch einmal gesprungen, oder es wartet nichts mehr. Bitte sehen Sie noch einmal nach.',
};

/** What an owner is told, where customers are told something else. */
const owners: typeof problems = {
  ...problems,
  forbidden: 'Dafür fehlt Ihnen die Berechtigung.',
  'recent-sign-in-required':
    'Bitte geben Sie noch einmal Ihr Passwort ein: Noch ist nichts geändert.',
  'wrong-credentials': 'Benutzername und Passwort passen nicht zusammen.',
  'book-gone': 'Ein Buch der Bestellung gibt es nicht mehr. Bitte entfernen Sie es.',
  'out-of-stock': 'Ein Buch der Bestellung ist zurzeit nicht lieferbar. Bitte entfernen Sie es.',
  'illegal-status': `Diese Bestellung ist inzwischen weiter, deshalb ist das nicht mehr möglich. ${CHANGED}`,
  'list-full': 'Die Liste ist voll. Bitte entfernen Sie zuerst etwas.',
  'idempotency-key-reused': `Das wurde schon einmal mit anderen Angaben gesendet. ${CHANGED}`,
};

/** The messages of failed calls in the dashboard. */
export const ownersGerman: TextsOf<typeof apiTexts> = {
  ...german,
  problem({ code, detailCode, detailValues = {}, fields }) {
    const sentence = detailCode && DETAILS[detailCode];
    if (sentence) return sentenceOf(sentence, detailValues);
    return fields?.[0] ? german.field(fields[0]) : (owners[code] ?? german.unknown);
  },
};

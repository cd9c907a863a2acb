import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { lawTexts } from './law-texts.ts';

export const german: TextsOf<typeof lawTexts> = {
  failed: 'Die Liste konnte nicht geladen werden.',
  noCountry:
    'Legen Sie zuerst das Land der Buchhandlung fest. Dann steht hier, was sein Recht verlangt.',
  setCountry: 'Land festlegen',
  noList: (country) =>
    `Für Ihr Land (${country}) haben wir keine Liste. Bitte fragen Sie jemanden, der sich dort auskennt, was das Gesetz von einem Shop verlangt.`,
  title: (country) => `Was das Gesetz verlangt: ${country}`,
  read: (day) =>
    `Zu jedem Eintrag stehen die Vorschrift und die Seite, auf der wir sie am ${day} gelesen haben. Gesetze ändern sich, und diese Liste ist keine Rechtsberatung.`,
  counted: (missing, done, yours, unchecked) =>
    `${missing} ${missing === 1 ? 'fehlt' : 'fehlen'}, ${done} erledigt, ${yours} prüfen Sie bitte selbst, ${unchecked} haben wir nicht geprüft.`,
  parts: {
    pages: 'Die Seiten der Buchhandlung',
    checkout: 'Die Kasse',
    mail: 'E-Mails',
    invoice: 'Rechnungen',
  },
  states: {
    done: 'Erledigt',
    missing: 'Fehlt',
    yours: 'Das kann die Buchhandlung nicht feststellen: Bitte prüfen Sie es selbst',
    unchecked: 'Nicht geprüft: Fragen Sie Ihre Beratung',
  },
  rules: {
    imprint: 'Wer die Buchhandlung betreibt, mit Anschrift und E-Mail-Adresse, leicht zu finden',
    'withdrawal-text': 'Das Widerrufsrecht: Bedingungen, Frist und wie man es ausübt',
    'model-form': 'Das Muster-Widerrufsformular',
    'withdrawal-function': 'Eine Schaltfläche zum Widerrufen, ohne Anmeldung',
    privacy:
      'Welche personenbezogenen Daten gespeichert werden, wozu, und die Rechte der Betroffenen',
    'dispute-resolution': 'Ob Sie an außergerichtlicher Streitbeilegung teilnehmen',
    'prices-with-tax': 'Die Preise enthalten die Steuer, und das steht da',
    'price-currency': 'Preise in Schweizer Franken, so wie Kunden sie zahlen',
    'delivery-costs': 'Was der Versand kostet, vor der Bestellung',
    'lowest-price': 'Ermäßigte Preise nennen den niedrigsten der letzten 30 Tage',
    'fixed-book-price': 'Neue Bücher haben den gebundenen Preis ihres Verlags',
    'delivery-fee': 'Der Versand neuer Bücher kostet unter 35 Euro mindestens 3 Euro',
    'product-safety': 'Jedes Buch nennt seinen Verlag mit Anschrift und E-Mail-Adresse',
    'return-policy': 'Was Sie zurücknehmen, und wie lange',
    'packaging-register': 'Das Verpackungsregister',
    accessibility: 'Barrierefreiheit',
    'company-details': 'Weitere Angaben zum Unternehmen',
    'order-button': 'Auf der Schaltfläche zum Bestellen steht, dass die Bestellung etwas kostet',
    'ways-to-pay-at-start': 'Zahlungsarten und Grenzen der Lieferung, wenn das Bestellen beginnt',
    'facts-before-order':
      'Bücher, Gesamtpreis und Lieferung unmittelbar über der Schaltfläche zum Bestellen',
    'ordering-steps': 'Die Schritte, die zum Vertrag führen',
    'correct-mistakes': 'Kunden können Fehler vor dem Bestellen erkennen und berichtigen',
    'shipping-time': 'Sie versenden in der angegebenen Zeit oder binnen 30 Tagen',
    'order-received': 'Eine E-Mail bestätigt jede Bestellung sofort',
    'texts-with-mail': 'AGB und Widerrufsbelehrung kommen mit der E-Mail zur Bestellung',
    'newsletter-address': 'Newsletter enthalten Ihre Postanschrift',
    'newsletter-opt-out': 'Newsletter lassen sich abbestellen',
    'newsletter-consent': 'Einwilligung in Newsletter',
    seller: 'Ihr vollständiger Name und Ihre Anschrift',
    'tax-number': 'Ihre Steuernummer oder Umsatzsteuer-Identifikationsnummer',
    buyer: 'Name und Anschrift des Käufers',
    'invoice-number': 'Eine fortlaufende Nummer',
    'invoice-date': 'Das Ausstellungsdatum',
    'delivery-day': 'Der Tag der Lieferung',
    'invoice-lines': 'Was verkauft wurde, wie viel davon, und sein Preis',
    'invoice-taxes': 'Betrag und Steuer zu jedem Steuersatz',
    'small-business-note': 'Was Kleinunternehmer angeben müssen',
    'e-invoice': 'Elektronische Rechnungen an Unternehmen',
    'sales-tax': 'Verkaufssteuern',
  },
  source: 'Wo wir es gelesen haben',
  goThere: 'Ändern',
  unfinished: 'Seiten, auf denen noch etwas auszufüllen ist',
  unfinishedHint:
    'Diese Klammern sind für alle sichtbar. Bitte füllen Sie sie aus, oder nehmen Sie die Seite herunter.',
  namesOf: (page, placeholders) => `${page}: ${placeholders}`,
};

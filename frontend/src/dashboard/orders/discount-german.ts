import { counted, formatCount } from '../../lib/money/amount.ts';
import type { DiscountTexts } from './discount-texts.ts';

export const german: DiscountTexts = {
  states: {
    live: 'Gültig',
    planned: 'Noch nicht',
    expired: 'Abgelaufen',
    'used-up': 'Aufgebraucht',
    ended: 'Beendet',
  },
  kinds: {
    percent: 'Rabatt in Prozent',
    amount: 'Rabatt als Betrag',
    delivery: 'Versandkostenfrei',
  },
  terms: {
    freeDelivery: 'versandkostenfrei',
    off: (discount) => `${discount} Rabatt`,
    minimum: (sum) => `ab ${sum}`,
    for: (genres, books) =>
      `für ${[...genres, ...(books > 0 ? [counted(books, 'ausgewähltes Buch', 'ausgewählte Bücher')] : [])].join(', ')}`,
    fromTo: (first, last) => `${first} bis ${last}`,
    from: (first) => `ab ${first}`,
    until: (last) => `bis ${last}`,
    perCustomer: (times) =>
      times === 1 ? 'einmal je Kunde' : `${formatCount(times)}-mal je Kunde`,
  },
  uses: (uses, limit) =>
    limit === undefined
      ? `in ${counted(uses, 'Bestellung', 'Bestellungen')} eingelöst`
      : `in ${formatCount(uses)} von ${counted(limit, 'Bestellung', 'Bestellungen')} eingelöst`,
  list: {
    title: 'Rabattcodes',
    count: (codes) => counted(codes, 'Code', 'Codes'),
    about:
      'Kunden geben im Warenkorb oder an der Kasse einen Code ein, einen je Bestellung. Das Feld dafür ist da, solange ein Code gültig ist.',
    make: 'Code anlegen',
    loading: 'Die Codes werden geladen …',
    failed: 'Die Codes konnten nicht geladen werden.',
    none: 'Es gibt noch keine Rabattcodes.',
    edit: 'Bearbeiten',
    end: 'Beenden',
    useAgain: 'Wieder verwenden',
    delete: 'Löschen',
    ended: (code) => `${code} ist beendet`,
    usedAgain: (code) => `${code} gilt wieder`,
    deleteTitle: (code) => `${code} löschen?`,
    deleteMeans: 'Keine Bestellung hat diesen Code verwendet.',
    deleteYes: 'Code löschen',
    deleted: (code) => `${code} ist gelöscht`,
  },
  form: {
    all: 'Alle Codes',
    make: 'Rabattcode anlegen',
    edit: 'Rabattcode bearbeiten',
    untitled: 'Rabattcode',
    failed: 'Der Code konnte nicht geladen werden.',
    made: 'Der Code gilt jetzt',
    saved: 'Der Code ist gespeichert',
    isNow: (state, uses) => `${state}, ${uses}. Änderungen gelten für Bestellungen ab jetzt.`,
    thisCode: 'diesen Code',
    save: 'Code speichern',
    whenTitle: 'Wann und wie oft',
    forTitle: 'Für welche Bestellungen',
    addGenre: 'Genre hinzufügen',
    forAll:
      'Ohne Genres und Bücher gilt er für alle. Bücher mit Preisbindung behalten ihren Preis.',
    booksOfCode: 'Bücher dieses Codes',
    remove: (title) => `${title} entfernen`,
    deletedBook: 'Ein gelöschtes Buch',
    keepsName: 'Bestellungen haben ihn verwendet, deshalb behält er seinen Namen.',
    code: 'Code',
    codeHint: 'Buchstaben, Ziffern und Bindestriche. Kunden können ihn groß oder klein schreiben.',
    kind: 'Was er bringt',
    percent: 'Prozent',
    amount: 'Betrag',
    minimum: 'Ab einer Summe von',
    minimumHint: 'Von allen Büchern der Bestellung, vor dem Rabatt.',
    firstDay: 'Erster Tag',
    lastDay: 'Letzter Tag',
    limit: 'Bestellungen insgesamt',
    perCustomer: 'Bestellungen je Kunde',
    perCustomerHint: 'Nach Kundenkonto und E-Mail-Adresse.',
    genres: 'Nur für Genres',
    books: 'Nur für Bücher',
  },
};

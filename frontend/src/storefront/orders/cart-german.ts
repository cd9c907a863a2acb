import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { cartTexts } from './cart-texts.ts';

export const german: TextsOf<typeof cartTexts> = {
  notKept:
    'Ihr Browser lässt diesen Shop nichts speichern: Ihr Warenkorb bleibt nur, bis Sie die Seite schließen oder neu laden.',
  quantity: (count) => `Anzahl: ${count}`,
  gone: 'Dieses Buch gibt es nicht mehr. Es zählt nicht zur Zwischensumme.',
  soldOut: 'Dieses Buch ist zurzeit nicht lieferbar. Es zählt nicht zur Zwischensumme.',
  price: (was, hasRisen) =>
    `Der Preis ist inzwischen ${hasRisen ? 'gestiegen' : 'gesunken'}, bisher waren es ${was}.`,
  lowered: (wanted, left) =>
    `Es ${left === 1 ? 'ist nur noch 1 Exemplar' : `sind nur noch ${left} Exemplare`} da. Wir haben die Anzahl von ${wanted} auf ${left} gesenkt.`,
  notAdded: (most, count) =>
    `Ihr Warenkorb ist voll: Eine Bestellung fasst ${most} Bücher. ${count === 1 ? 'Ein Buch ist' : `${count} Bücher sind`} nicht dazugekommen.`,
  subtotal: 'Zwischensumme',
  removeFirst: 'Bitte entfernen Sie zuerst die Bücher, die sich nicht bestellen lassen.',
  undo: 'Rückgängig',
  emptied: 'Ihr Warenkorb ist geleert.',
  removed: (count, title) =>
    count === 1 ? `„${title}“ ist entfernt.` : `${count} Bücher sind entfernt.`,
  restored: 'Alles liegt wieder im Warenkorb.',
  blocked: (count) =>
    count === 1
      ? 'Ein Buch lässt sich zurzeit nicht bestellen. Entfernen Sie es, um zur Kasse zu gehen.'
      : `${count} Bücher lassen sich zurzeit nicht bestellen. Entfernen Sie sie, um zur Kasse zu gehen.`,
  removeThem: (count) => (count === 1 ? 'Buch entfernen' : 'Bücher entfernen'),
  deliverTo: 'Lieferung nach',
  anotherCountry: 'In ein anderes Land',
  delivery: 'Versand',
  estimate: (way) => `${way} (voraussichtlich)`,
  freeFrom: (from, left) => `Ab ${from} liefern wir versandkostenfrei. Es fehlen noch ${left}.`,
  discount: {
    summary: 'Rabattcode einlösen',
    label: 'Rabattcode',
    apply: 'Einlösen',
    remove: 'Entfernen',
    checking: 'Der Code wird geprüft …',
    applied: (code) => `Der Code ${code} wird angerechnet.`,
    afterwards: 'Mit Rabatt',
    failed: 'Der Code konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
    refusals: {
      unknown: () => 'Diesen Code kennen wir nicht. Bitte prüfen Sie die Schreibweise.',
      'not-yet': (day) => `Dieser Code gilt ab dem ${day}.`,
      expired: () => 'Dieser Code ist abgelaufen.',
      'used-up': () => 'Dieser Code ist aufgebraucht.',
      'used-by-you': () => 'Diesen Code haben Sie schon eingelöst.',
      minimum: (_day, minimum) => `Dieser Code gilt ab einem Bücherwert von ${minimum}.`,
      'not-these-books': () => 'Dieser Code gilt nicht für die Bücher in Ihrem Warenkorb.',
    },
  },
};

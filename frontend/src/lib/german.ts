import { counted } from './amount.ts';
import type { CommonTexts } from './texts.ts';

export const german: CommonTexts = {
  books: (count) => counted(count, 'Buch', 'Bücher'),
  allBooks: 'Alle Bücher',
  free: 'kostenlos',
  workingDays({ from, to }) {
    if (from !== to) return `${from} bis ${to} Werktage`;
    return from === 1 ? '1 Werktag' : `${from} Werktage`;
  },
  ways: { parcel: 'Versand', 'pick-up': 'Abholung in der Buchhandlung', round: 'Lieferung' },
  formats: {
    hardcover: 'gebunden',
    paperback: 'Taschenbuch',
    ebook: 'E-Book',
    audiobook: 'Hörbuch',
    calendar: 'Kalender',
    game: 'Spiel',
    other: 'Sonstiges',
  },
  anotherEdition: 'Andere Ausgabe',
  editionOf: (year) => `Ausgabe von ${year}`,
  statuses: {
    placed: 'Eingegangen',
    confirmed: 'Bestätigt',
    packed: 'Gepackt',
    'out-for-delivery': 'Unterwegs',
    delivered: 'Zugestellt',
    refused: 'Annahme verweigert',
    cancelled: 'Storniert',
  },
  readyToPickUp: 'Liegt zur Abholung bereit',
  pickedUp: 'Abgeholt',
  tax: (percent, included) => `${included ? 'inkl.' : 'zzgl.'} ${percent} MwSt.`,
  andOthers: (names, others) =>
    others === 1 ? `${names} und eine weitere Person` : `${names} und ${others} weitere`,
};

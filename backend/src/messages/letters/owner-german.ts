import type { OwnerTexts } from './owner-english.ts';

const books = (count: number) => (count === 1 ? '1 Buch' : `${count} Bücher`);

/** Mails to the owner, in German. */
export const owner: OwnerTexts = {
  newOrder: {
    subject: (number, copies, total) =>
      `Neue Bestellung ${number}: ${copies === 'gift card' ? 'ein Gutschein' : books(copies)}, ${total}`,
    heading: (number) => `Neue Bestellung ${number}`,
    first: (name, copies) =>
      `${name} hat ${copies === 'gift card' ? 'einen Gutschein' : books(copies)} bestellt.`,
    address: 'Lieferung an',
    button: 'Bestellung öffnen',
  },
  newOrders: {
    subject: (count, sum) => `${count} weitere neue Bestellungen, ${sum}`,
    heading: (count) => `${count} weitere neue Bestellungen`,
    first:
      'Es gehen so viele Bestellungen ein, dass diese E-Mail mehrere auf einmal meldet. Sie finden alle unter „Bestellungen“.',
    button: 'Bestellungen öffnen',
  },
  newReturn: {
    subject: (number) => `Rücksendung: ${number}`,
    heading: (number) => `Rücksendung zur Bestellung ${number}`,
    first: (name) => `${name} möchte zurückgeben:`,
  },
  newWithdrawal: {
    subject: (order) => `Widerruf: ${order}`,
    heading: (order) => `Widerruf zur Bestellung ${order}`,
    first: (order, time) =>
      `Jemand hat am ${time} den Vertrag über die Bestellung ${order} widerrufen.`,
    button: 'Widerrufe öffnen',
  },
  newQuestion: {
    subject: {
      book: 'Jemand fragt nach einem Buch',
      contact: 'Jemand hat dem Shop geschrieben',
    },
    first: 'Sie lesen es in der Verwaltung und antworten dort per E-Mail.',
    button: 'Fragen öffnen',
  },
  lowStock: {
    subject: (count, title) =>
      count === 1 ? `Wenig Bestand: ${title}` : `Wenig Bestand: ${count} Bücher`,
    heading: (count) =>
      count === 1 ? 'Ein Buch ist fast ausverkauft' : `${count} Bücher sind fast ausverkauft`,
    first: (count) =>
      count === 1
        ? 'Dieses Buch wurde in den letzten sechs Monaten bestellt, und sein Bestand hat den Meldebestand aus Ihren Einstellungen erreicht.'
        : 'Diese Bücher wurden in den letzten sechs Monaten bestellt, und ihr Bestand hat den Meldebestand aus Ihren Einstellungen erreicht.',
    left: (count) => (count > 0 ? `noch ${count}` : 'keins mehr'),
    more: (count) => `Und ${count} weitere.`,
    button: 'Bücher verwalten',
  },
  mailServerTest: {
    subject: 'Ihr Mailserver funktioniert',
    heading: 'Ihr Mailserver funktioniert',
    first:
      'Sie haben diese Probe im Dashboard Ihres Shops angefordert. E-Mails lassen sich senden. Falls diese hier im Spam-Ordner lag, landen dort auch die an Ihre Kunden: Fragen Sie Ihren Mailanbieter, wie Sie SPF und DKIM einrichten.',
  },
};

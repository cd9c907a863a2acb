import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { deskTexts } from './desk-texts.ts';

const named = (one: string, many: string) => (count: number) => (count === 1 ? one : many);

const orders = (rest: string) => named(`Bestellung ${rest}`, `Bestellungen ${rest}`);

export const german: TextsOf<typeof deskTexts> = {
  title: 'Was ansteht',
  lines: {
    'to-confirm': orders('zu bestätigen'),
    'to-pack': orders('zu packen'),
    'pre-orders': orders('mit Büchern, die nicht vorrätig sind'),
    'to-send': orders('zu versenden'),
    'to-collect': orders('zur Abholung bereit'),
    'on-the-way': orders('unterwegs'),
    'cash-to-collect': orders('unterwegs, bar zu kassieren'),
    withdrawals: named('Widerruf', 'Widerrufe'),
    'returns-asked': named('Rücksendung zu beantworten', 'Rücksendungen zu beantworten'),
    'returns-arrived': named('Rücksendung eingetroffen', 'Rücksendungen eingetroffen'),
    'to-refund': orders('mit Geld, das zu erstatten ist'),
    'refunded-at-stripe': named(
      'Erstattung bei Stripe ohne Angabe, wofür',
      'Erstattungen bei Stripe ohne Angabe, wofür',
    ),
    overdue: named('Zahlung überfällig', 'Zahlungen überfällig'),
    disputed: named('angefochtene Zahlung', 'angefochtene Zahlungen'),
    unmatched: named('Zahlung ohne Bestellung', 'Zahlungen ohne Bestellung'),
    questions: named('Frage zu beantworten', 'Fragen zu beantworten'),
    'failed-mails': named('fehlgeschlagene E-Mail', 'fehlgeschlagene E-Mails'),
    'low-stock': named('Buch knapp im Bestand', 'Bücher knapp im Bestand'),
    'failed-covers': named(
      'Umschlagbild, das nicht geladen werden konnte',
      'Umschlagbilder, die nicht geladen werden konnten',
    ),
    'no-backup': named('Datensicherung fehlt', 'Datensicherungen fehlen'),
  },
  orMore: (count) => `${count}+`,
  oldest: (ago) => `seit ${ago.replace(/^vor /, '')}`,
  lastBackup: (ago) => `letzte ${ago}`,
  justNow: 'gerade eben',
  none: 'Es steht nichts an.',
  failed:
    'Was ansteht, konnte nicht geladen werden. Der Shop versucht es alle paar Sekunden wieder.',
  bell: (count) => `Benachrichtigungen, ${count} offen`,
  announced: (count) => `${count} offen`,
};

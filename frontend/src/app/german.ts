import type { TextsOf } from '../lib/wording/storefront-texts.ts';
import type { failureTexts } from './texts.ts';

export const german: TextsOf<typeof failureTexts> = {
  away: 'Der Shop ist immer noch nicht erreichbar.',
  awayDetail:
    'Ihr Warenkorb ist sicher. Prüfen Sie Ihre Verbindung und versuchen Sie es gleich noch einmal.',
  failed: 'Diese Seite konnte nicht angezeigt werden.',
  detail:
    'Ihr Warenkorb ist sicher. Vielleicht ist die Verbindung weg, oder die Seite wurde gerade erneuert: Meist hilft es, sie neu zu laden.',
};

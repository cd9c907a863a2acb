import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { contactTexts } from './texts.ts';

export const german: TextsOf<typeof contactTexts> = {
  map: 'Auf der Karte zeigen',
  hours: 'Öffnungszeiten',
  order: 'Zu einer Bestellung',
  follow: [
    'Ihre Pakete verfolgen Sie unter ',
    'Ihre Bestellungen',
    '. Dort können Sie auch stornieren, was noch nicht gepackt ist. Ist etwas unklar, rufen wir vor dem Packen die Telefonnummer aus Ihrer Bestellung an.',
  ],
  number: 'Bitte halten Sie die Nummer Ihrer Bestellung bereit, wenn Sie mit uns sprechen.',
  book: 'Zu einem Buch',
  search: ['Die ', 'Suche', ' verzeiht Tippfehler, auch ein halb erinnerter Titel genügt. '],
  news: ['Neues aus unseren Regalen steht im ', 'Newsletter', '.'],
};

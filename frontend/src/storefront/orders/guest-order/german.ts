import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { guestOrderTexts } from './texts.ts';

export const german: TextsOf<typeof guestOrderTexts> = {
  gone: 'Zu diesem Link gibt es keine Bestellung. Vielleicht ist er unvollständig oder älter als 180 Tage; in der letzten E-Mail zu Ihrer Bestellung steht ein neuer. Wenn Sie zur E-Mail-Adresse der Bestellung ein Kundenkonto haben, melden Sie sich bitte an: Dort finden Sie sie.',
  keep: 'Die Adresse dieser Seite ist der Schlüssel zu Ihrer Bestellung: Wer sie hat, kann die Bestellung ansehen und stornieren. Sie steht auch in unseren E-Mails und gilt 180 Tage.',
};

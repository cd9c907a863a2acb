import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { termsTexts } from './texts.ts';

export const german: TextsOf<typeof termsTexts> = {
  order: 'Ihre Bestellung',
  offer:
    'Mit Ihrer Bestellung bieten Sie an, die Bücher zu dem Gesamtbetrag zu kaufen, den die Kasse zeigt. Wir nehmen an, indem wir die Bestellung bestätigen. Ändert sich unterdessen ein Preis, sagt es Ihnen die Kasse, bevor etwas bestellt wird.',
  paying: 'Bezahlung',
  cash: (currency) =>
    `Sie zahlen bar bei Lieferung (Nachnahme, Währung: ${currency}), und zwar den Gesamtbetrag Ihrer Bestellung. Andere Zahlungsarten gibt es nicht, einen Aufschlag für diese auch nicht.`,
  chosen: (currency) =>
    `Sie zahlen den Gesamtbetrag Ihrer Bestellung, in ${currency}, auf dem Weg, den Sie an der Kasse wählen.`,
  cancelling: 'Stornieren und zurückgeben',
  cancel:
    'Sie können stornieren, bis wir die Bücher gepackt haben. Sie dürfen ein Paket an der Tür ablehnen und ungelesene Bücher innerhalb von 14 Tagen zurückgeben.',
  delivery: 'Lieferung',
  shipping: ['Wie und wann Ihre Bücher ankommen, steht in unseren ', 'Versandbedingungen', '.'],
};

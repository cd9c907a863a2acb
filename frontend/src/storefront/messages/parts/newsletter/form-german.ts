import type { TextsOf } from '../../../../lib/wording/storefront-texts.ts';
import type { newsletterFormTexts } from './form-texts.ts';

export const german: TextsOf<typeof newsletterFormTexts> = {
  subscribing: 'Wird abonniert …',
  confirmFirst:
    'Vielen Dank. Bitte bestätigen Sie noch: Wir haben Ihnen eine E-Mail mit einem Link geschickt.',
  thanks: 'Vielen Dank für Ihr Abonnement.',
  privacy: ['Höchstens eine E-Mail pro Woche. Näheres in unserer ', 'Datenschutzerklärung', '.'],
};

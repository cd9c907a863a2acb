import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { newsletterTexts } from './newsletter-texts.ts';

export const german: TextsOf<typeof newsletterTexts> = {
  incomplete: 'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
  confirmation: {
    title: 'Newsletter bestätigen',
    text: 'Mit dem Knopf bestätigen Sie, dass unser Newsletter an Ihre Adresse gehen soll.',
    done: 'Vielen Dank. Ihr Abonnement ist bestätigt.',
    expired:
      'Dieser Link funktioniert nicht mehr. Bitte abonnieren Sie den Newsletter noch einmal.',
    button: 'Bestätigen',
  },
  end: {
    title: 'Newsletter abbestellen',
    text: 'Mit dem Knopf bestellen Sie unseren Newsletter an Ihre Adresse ab.',
    done: 'Ihre Adresse steht nicht mehr auf unserer Liste.',
    button: 'Abbestellen',
  },
};

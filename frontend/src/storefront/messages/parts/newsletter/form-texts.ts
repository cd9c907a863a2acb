import { area, type Linked } from '../../../../lib/wording/storefront-texts.ts';

/** Of the form at the foot of every page. */
export const newsletterFormTexts = area('messages/parts/newsletter/form', {
  subscribing: 'Subscribing…',
  confirmFirst: 'Thank you. Please confirm: we have sent you an email with a link.',
  thanks: 'Thank you for subscribing.',
  privacy: ['At most one email a week. See our ', 'privacy policy', '.'] as Linked,
});

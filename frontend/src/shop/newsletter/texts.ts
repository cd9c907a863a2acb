import { area, type Linked } from '../../lib/storefront-texts.ts';

/** Of subscribing to the newsletter, and of the links in it. */
export const newsletterTexts = area('shop/newsletter', {
  subscribing: 'Subscribing…',
  confirmFirst: 'Thank you. Please confirm: we have sent you an email with a link.',
  thanks: 'Thank you for subscribing.',
  privacy: ['At most one email a week. See our ', 'privacy policy', '.'] as Linked,
  incomplete: 'This link is incomplete. Please open it from the email again.',
  confirmation: {
    title: 'Confirm your subscription',
    text: 'Press the button to get our newsletter at your address.',
    done: 'Thank you. Your subscription is confirmed.',
    button: 'Confirm',
  },
  end: {
    title: 'Unsubscribe',
    text: 'Press the button to stop our newsletter to your address.',
    done: 'Your address is off our list.',
    button: 'Unsubscribe',
  },
});

import { area } from '../../lib/wording/storefront-texts.ts';

/** Of the links in the newsletter's mails. */
export const newsletterTexts = area('messages/newsletter', {
  incomplete: 'This link is incomplete. Please open it from the email again.',
  confirmation: {
    title: 'Confirm your subscription',
    text: 'Press the button to get our newsletter at your address.',
    done: 'Thank you. Your subscription is confirmed.',
    expired: 'This link no longer works. Please subscribe again.',
    button: 'Confirm',
  },
  end: {
    title: 'Unsubscribe',
    text: 'Press the button to stop our newsletter to your address.',
    done: 'Your address is off our list.',
    button: 'Unsubscribe',
  },
});

import { area } from '../../lib/storefront-texts.ts';

/** Of choosing a new password. */
export const resetTexts = area('shop/reset-password', {
  title: 'Choose a new password',
  incomplete: 'This link is incomplete. Open it from the email again, or request a new one.',
  newLink: 'Request a new link',
  moment: 'One moment, please.',
  done: 'Your password has been changed. Please log in.',
  forAccount: 'For ',
  newPassword: 'New password',
  save: 'Save password',
  saving: 'Saving…',
});

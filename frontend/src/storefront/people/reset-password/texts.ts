import { area } from '../../../lib/wording/storefront-texts.ts';

/** Of the page behind the links that are sent to the address of an account. */
export const resetTexts = area('storefront/people/reset-password', {
  title: 'Choose a new password',
  incomplete: 'This link is incomplete. Open it from the email again, or request a new one.',
  newLink: 'Request a new link',
  moment: 'One moment, please.',
  done: 'Your password has been changed. Please log in.',
  forAccount: 'For ',
  newPassword: 'New password',
  save: 'Save password',
  saving: 'Saving…',
  verifyTitle: 'Confirm your email address',
  verified: 'Your email address is confirmed.',
  yourOrders: 'Your orders',
  cutOff:
    'This link is incomplete. Open it from the email again, or ask for a new one on the page of your account.',
  askAgain: 'To your account',
  changeTitle: 'Change your email address',
  changedTo: 'The email address of your account is now ',
  signInWithIt: 'Use it the next time you sign in with your password. All devices are signed out.',
  changedBefore: 'If you have opened it before, the address is changed: sign in with the new one.',
  signInNow: 'Sign in',
});

import { area } from '../../../lib/wording/storefront-texts.ts';

/** Of the page behind the links that are sent to the address of an account. */
export const resetTexts = area('people/reset-password', {
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
  verifyAsk: 'Press the button to confirm the email address of your account: ',
  verifyButton: 'Confirm my address',
  verifyOther:
    'Whoever registered this account keeps its password. If it was not you, choose a new password instead.',
  verified: 'Your email address is confirmed.',
  yourOrders: 'Your orders',
  cutOff:
    'This link is incomplete. Open it from the email again, or ask for a new one on the page of your account.',
  askAgain: 'To your account',
  changeTitle: 'Change your email address',
  changeAsk: 'Press the button to use this email address for your account from now on: ',
  changeButton: 'Use this address',
  changeOther:
    'Whoever asked for this keeps the password of the account. If it was not you, close this page: nothing changes.',
  changedTo: 'The email address of your account is now ',
  signInWithIt: 'Use it the next time you sign in with your password. All devices are signed out.',
  changedBefore: 'If you have used it before, the address is changed: sign in with the new one.',
  signInNow: 'Sign in',
});

import { area } from '../../../lib/wording/storefront-texts.ts';

/** Of the form that asks for a new password. */
export const forgotTexts = area('people/forgot-password', {
  title: 'Forgot your password?',
  intro: 'Enter the email address of your account to get a link for choosing a new password.',
  email: 'Please enter a valid email address.',
  mailed: {
    done: 'If there is an account for this address, a link is on its way.',
    next: 'It is valid for one hour. Please check your spam folder, too.',
  },
  kept: {
    done: 'This shop is in test mode and sends no email.',
    next: 'If there is an account for this address, its link is with the owner of the shop. Ask them for it; it is valid for one hour.',
  },
  send: 'Send link',
  sending: 'Sending…',
  back: 'Back to login',
});

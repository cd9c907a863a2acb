import type { PasswordStrength } from '@book-store/contract/people/account/password-strength';
import { area } from '../../../../lib/wording/storefront-texts.ts';

/** Of signing in, and of what goes wrong there. */
export const signInTexts = area('people/parts/sign-in', {
  welcome: 'Welcome back',
  isNew: 'New to the shop?',
  create: 'Create your account',
  hasAccount: 'Already have an account?',
  notKept:
    'Your browser does not let this shop store anything: you stay signed in only until you close or reload this page.',
  moment: 'One moment, please.',
  popup: 'Continue in the pop-up window.',
  popupGone: 'Continue in the pop-up window. If you have closed it, cancel here.',
  forgot: 'Forgot your password?',
  or: 'or',
  reasons: {
    wishes: 'Sign in to keep this book on your wish list. You come back to it afterwards.',
    backInStock:
      'Sign in, so that we know where to write when this book is back. You come back to it afterwards.',
    checkout: 'Sign in to finish your order. Your cart waits.',
  },
  strengths: {
    weak: 'Too easy to guess.',
    fair: 'Good. Longer would be better.',
    strong: 'Strong.',
  } as Readonly<Record<PasswordStrength, string>>,
  passwordRule: (least: number): string =>
    `At least ${least} characters. A few words that nobody would guess are best.`,
  unreachable: 'Sign-in is unavailable at the moment. Check your connection and try again.',
  tooMany: 'Too many attempts. Please wait a few minutes, then try again.',
  weak: 'This password is too easy to guess. Choose a longer one.',
  logInInstead: 'If you already have an account with this email, log in instead.',
  useGoogle: 'If you signed in with Google before, use the Google button below.',
  popupBlocked:
    'Your browser blocked the pop-up window. Allow pop-ups for this shop and try again.',
  googleExpired: 'This took too long. Please press the Google button again.',
  googleUnreachable:
    'Google does not answer at the moment. Please try again in a few minutes, or use your email and password.',
  hasPassword: 'There is an account with this email already. Log in with its password.',
  usePassword: 'Please try again, or use your email and password.',
  badLink: 'This link no longer works. Request a new one.',
  wrongPassword: 'This password is incorrect.',
  badEmail: 'Please enter a valid email address.',
  otherAccount: 'That is a different account. Choose the one you are signed in with.',
  taken:
    'Another account has this email address. Log in to that account, or choose another address.',
  confirmAgain: 'That was a while ago. Please try again, and confirm that it is you.',
  disabled: 'This account is blocked. Please write to the shop.',
  notOffered: 'This shop does not offer this way. Please use another one.',
  signedOut: 'You are no longer signed in. Please log in again.',
  unknown: 'Something went wrong. Please try again in a moment.',
});

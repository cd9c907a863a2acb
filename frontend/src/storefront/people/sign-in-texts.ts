import type { PasswordStrength } from '@book-store/contract/people/account/password-strength';
import { area } from '../../lib/wording/storefront-texts.ts';

/** Of signing in and registering. */
export const signInTexts = area('people/sign-in', {
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
    checkout: 'Sign in to finish your order. Your cart waits.',
    guestOrder: 'Sign in with the email address of your order.',
  },
  reasonsToRegister: {
    checkout: 'Create an account to finish your order. Your cart waits.',
    guestOrder:
      'Create an account with the email address of your order. Once you have confirmed it, the order is in your account.',
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
  /** Of a shop whose customers have no accounts. */
  noAccounts: {
    text: 'This shop has no customer accounts: you can order without one.',
  },
  /** Of the form that asks for a new password. */
  forgotPassword: {
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
  },
  /** Of the page behind the links that are sent to the address of an account. */
  resetPassword: {
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
    signInWithIt:
      'Use it the next time you sign in with your password. All devices are signed out.',
    changedBefore: 'If you have used it before, the address is changed: sign in with the new one.',
    signInNow: 'Sign in',
  },
});

/** The texts of mails about accounts. The first line is subject and heading. */
export const accountEnglish = {
  verification: {
    subject: 'Confirm your email address',
    first: (email: string) =>
      `Somebody, hopefully you, has an account in our shop with ${email}. The link works once, for an hour.`,
    button: 'Confirm my address',
    closing: 'If it was not you, you need not do anything.',
  },
  password: {
    subject: 'Choose a new password',
    first: (email: string, lastsADay = false) =>
      `Somebody, hopefully you, has asked for a new password for ${email}. The link works once, for ${lastsADay ? 'a day' : 'an hour'}.`,
    button: 'Choose a new password',
    closing: 'If it was not you, you need not do anything: your password stays as it is.',
  },
  newAddress: {
    subject: 'Confirm your new email address',
    first: (email: string) =>
      `Somebody, hopefully you, wants to use ${email} for their account in our shop from now on. The link works once, for an hour. Afterwards please sign in with this address.`,
    button: 'Use this address',
    closing: 'If it was not you, you need not do anything: nothing changes.',
  },
  addressInUse: {
    subject: 'This address already has an account',
    first: (email: string) =>
      `Somebody, hopefully you, wanted to use ${email} for another account in our shop. This address already has one: please sign in with it, or choose a new password for it.`,
    button: 'Choose a new password',
    closing: 'If it was not you, you need not do anything: nothing has changed.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    first: (email: string) =>
      `The password of your account in our shop with ${email} was changed. All other devices are signed out.`,
    button: 'It was not me: choose a new password',
    closing: 'If it was you, you need not do anything.',
  },
  addressChanged: {
    subject: 'The email address of your account was changed',
    first: (email: string, days: number) =>
      `Your account in our shop now has another email address than ${email}. If it was not you, choose a new password for ${email} within ${days} days: then the account has this address again, and everybody else is signed out.`,
    button: 'It was not me: get my account back',
    closing: 'If it was you, you need not do anything.',
  },
  addressRemoved: {
    subject: 'Your email address was removed from an account',
    first: (email: string) =>
      `An account in our shop that had the email address ${email} now has another one. Everybody who was signed in to it is signed out.`,
    askUs: 'If you did not expect this, please write to us.',
  },
};

export type AccountLetterTexts = typeof accountEnglish;

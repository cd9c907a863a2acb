const NOT_ME =
  'If it was not you, sign in and change your password at once, or ask another owner to end your sessions; on the server, “npm run admin -- passwd” sets a new one.';

export const teamEnglish = {
  invitation: {
    subject: 'You are invited to work in our shop',
    first: (by: string) =>
      `${by} invites you to the dashboard of our shop. The link works once, for a day. Please do not forward this mail: whoever opens the link first gets the access.`,
    button: 'Accept the invitation',
    closing: 'If you did not expect this, you need not do anything.',
  },
  password: {
    subject: 'Choose a new password for the dashboard',
    first: (username: string) =>
      `Somebody, hopefully you, has asked for a new password for ${username}. The link works once, for an hour.`,
    button: 'Choose a new password',
    closing: 'If it was not you, you need not do anything: your password stays as it is.',
  },
  email: {
    subject: 'Confirm your email address',
    first: (username: string) =>
      `${username} wants to use this address for the dashboard of our shop. The link works once, for an hour.`,
    button: 'Use this address',
    closing: 'If it was not you, you need not do anything: nothing changes.',
  },
  joined: {
    subject: 'You now work in our shop',
    first: (username: string) =>
      `Your invitation has been accepted, with the username ${username}. If it was not you, somebody else has opened the link: tell whoever has invited you, who can remove that access.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    first: (username: string) =>
      `The password of ${username} for the dashboard of our shop was changed. All sessions have ended. ${NOT_ME}`,
  },
  emailChanged: {
    subject: 'Your email address was changed',
    first: (username: string) =>
      `${username} no longer uses this address for the dashboard of our shop. ${NOT_ME}`,
  },
  roleChanged: {
    subject: 'Your role was changed',
    first: (username: string) =>
      `${username} has another role in the dashboard of our shop now, and has to sign in again. If you did not expect this, please ask the owner.`,
  },
  removed: {
    subject: 'Your access to our shop has ended',
    first: (username: string) =>
      `${username} has no access to the dashboard of our shop any more. If you did not expect this, please ask the owner.`,
  },
};

export type TeamLetterTexts = typeof teamEnglish;

const NOT_ME =
  'If it was not you, sign in and change your password at once, or ask another owner to end your sessions; on the server, “npm run admin -- passwd” sets a new one.';

const RESET =
  'If it was not you, change your password at once, and ask another owner to reset your second factor; on the server, “npm run admin -- reset-second-factor” does it.';

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
  secondFactorOn: {
    subject: 'Your second factor has been set up',
    first: (username: string) =>
      `${username} now signs in to the dashboard of our shop with a code of an app as well. All other sessions have ended. ${RESET}`,
  },
  secondFactorOff: {
    subject: 'Your second factor has been turned off',
    first: (username: string) =>
      `${username} signs in to the dashboard of our shop with the password alone again. All other sessions have ended. ${NOT_ME}`,
  },
  secondFactorReset: {
    subject: 'Your second factor has been reset',
    first: (username: string) =>
      `An owner of our shop has removed the second factor of ${username}, and all sessions have ended. Please sign in with your password and set up a new one. If you did not ask for this, please ask the owner.`,
  },
  recoveryCodesDrawn: {
    subject: 'You have new recovery codes',
    first: (username: string) =>
      `${username} has new recovery codes for the dashboard of our shop; the old ones do not work any more. ${RESET}`,
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    first: (username: string) =>
      `One of the recovery codes of ${username} was used in the dashboard of our shop. It does not work again. If your app is lost, set up another one under Settings, Security. ${RESET}`,
  },
  wrongCodes: {
    subject: 'Somebody may know your password',
    first: (username: string) =>
      `The right password of ${username} for the dashboard of our shop was entered, and then five wrong codes. If it was you, compare the clock of your phone or use a recovery code. If it was somebody else, change your password at once: nobody has got in yet, and further codes have to wait.`,
  },
};

export type TeamLetterTexts = typeof teamEnglish;

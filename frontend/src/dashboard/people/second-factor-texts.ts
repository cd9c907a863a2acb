import { area } from '../../lib/wording/storefront-texts.ts';

/** Of the second factor of those who work here. */
export const secondFactorTexts = area('dashboard/people/second-factor', {
  title: 'Second factor',
  failed: 'Your second factor could not be loaded.',
  off: 'With a second factor, signing in also takes a code of an app on your phone. A password that somebody has found out is not enough then.',
  on: (day: string): string => `On since ${day}: signing in also takes a code of your app.`,
  left: (count: number): string =>
    count === 0
      ? 'You have no recovery codes left: draw new ones.'
      : `${count} of your recovery codes ${count === 1 ? 'has' : 'have'} not been used.`,
  setUp: 'Set up a second factor',
  another: 'Set up another app',
  draw: 'New recovery codes',
  drawTitle: 'Draw new recovery codes?',
  drawText: 'The old ones do not work any more then.',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off the second factor?',
  turnOffText:
    'Your password alone is enough to sign in then. All your other sessions end, and no device is remembered any more.',
  turnedOff: 'The second factor is off',
  required: 'This shop requires a second factor, so it cannot be turned off.',
  cancel: 'Cancel',
  steps: {
    scan: 'Scan this code with an app for sign-in codes, such as the one of your phone or a password manager.',
    qrCode: 'QR code for the app',
    type: 'Or type this key into the app:',
    code: 'Code that the app shows',
    note: 'It is on once you have entered a code. All your other sessions end then.',
    confirm: 'Turn on',
    confirming: 'Checking…',
  },
  codes: {
    title: 'Your recovery codes',
    intro:
      'If your phone is lost, each of these signs you in once instead of a code of the app. They are shown only now: save or print them, and keep them where your phone is not.',
    copy: 'Copy',
    copied: 'The recovery codes have been copied',
    copyFailed: 'The codes could not be copied: please mark them and copy them yourself.',
    save: 'Save as a file',
    fileName: 'recovery-codes.txt',
    done: 'I have kept them',
  },
  signIn: {
    intro: 'Enter the code that your app shows now.',
    code: 'Code',
    recoveryIntro: 'Enter one of your recovery codes. Each works once.',
    recoveryCode: 'Recovery code',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the code of the app',
    remember: 'Remember this device for 30 days',
    back: 'Back',
    wrong: 'This code is wrong, or has been used before.',
    wrongHint:
      'Wait for the next one of your app. If it is refused, too, compare the clock of your phone.',
    lost: 'You have neither? An owner of the shop can reset your second factor; on the server, “npm run admin -- reset-second-factor NAME” does it.',
  },
  /** Where something requires the password again. */
  confirm: {
    title: 'Please enter a code',
    useCode: 'Use a code instead',
    usePassword: 'Use the password instead',
  },
  devices: {
    title: 'Devices that need no code',
    times: (from: string, to: string): string => `Remembered on ${from}, until ${to}.`,
    forget: 'Forget',
    forgetting: 'Forgetting…',
    forgotten: (device: string): string => `${device} needs a code again.`,
    ofDevice: (device: string, from: string): string => ` ${device}, remembered on ${from}`,
  },
  /** Of a shop that requires one, for somebody who has none. */
  missing: {
    title: 'Please set up your second factor',
    text: 'This shop requires one of everybody who works here. What you were about to do goes on right afterwards.',
    later: 'Not now',
  },
  /** Of somebody else, for owners. */
  reset: {
    has: 'Second factor',
    hasNot: 'No second factor',
    button: 'Reset second factor',
    title: (name: string): string => `Reset the second factor of ${name}?`,
    text: 'They are signed out everywhere, and sign in with the password alone until they have set up a new one. Make sure that it is they who ask for it.',
    done: (name: string): string => `${name} has no second factor any more`,
  },
  require: {
    label: 'Everybody who works here needs a second factor',
    hint: 'Who has none sets one up before they can do anything else.',
    ownFirst: 'Set up your own first; then you can require one of everybody.',
  },
});

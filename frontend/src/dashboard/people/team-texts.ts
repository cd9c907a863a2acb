import { ADMIN_PASSWORD_MIN } from '@book-store/contract/text-limits';
import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

/** Of those who work here, and of the links by which they come and get a new password. */
export const teamTexts = area('dashboard/people/team', {
  roles: { owner: 'Owner', staff: 'Staff' },
  ownersOnly: 'Only owners of the shop see and change this.',
  people: {
    intro:
      'Owners may do everything; staff everything but the settings and what is on this page. The activity log says who has changed what.',
    failed: 'The people could not be loaded.',
    you: 'You',
    username: (name: string): string => `Username: ${name}`,
    noEmail: 'No email address',
    sessions: (count: number): string =>
      count === 0 ? 'Not signed in' : `Signed in on ${counted(count, 'browser')}`,
    lastUsed: 'Last used',
    makeOwner: 'Make an owner',
    makeStaff: 'Make staff',
    showSessions: 'Where they are signed in',
    hideSessions: 'Hide sessions',
    endSessions: 'End all sessions',
    passwordLink: 'Link for a new password',
    remove: 'Remove',
    more: (name: string): string => `${name}: `,
    changing: 'Saving…',
    roleTitle: (name: string, role: string): string => `New role of ${name}: ${role}?`,
    roleText: 'They are signed out everywhere, and have to sign in again.',
    roleChanged: (name: string): string => `${name} has a new role`,
    removeTitle: (name: string): string => `Remove ${name}?`,
    removeText:
      'They are signed out at once and cannot sign in any more. What they have done stays.',
    removed: (name: string): string => `${name} has been removed`,
    sessionsEnded: (name: string): string => `${name} is signed out everywhere`,
  },
  invite: {
    title: 'Invite somebody',
    role: 'Role',
    email: 'Email address',
    emailHint: 'Without one you get a link to pass on yourself.',
    noMails: 'This shop sends no mails: you get a link to pass on yourself.',
    send: 'Invite',
    sending: 'Inviting…',
    mailed: (email: string): string => `The invitation is on its way to ${email}`,
    open: 'Open invitations',
    by: (name: string): string => `Invited by ${name}`,
    withoutEmail: 'By a link',
    until: 'Until',
    withdraw: 'Withdraw',
    withdrawn: 'The invitation has been withdrawn',
  },
  link: {
    invitation:
      'Pass this link on to the person you want to invite. It works once, for a day, and is shown only now.',
    password: (name: string): string =>
      `Pass this link on to ${name}. It works once, for a day, and is shown only now.`,
    copy: 'Copy the link',
    copied: 'The link has been copied',
    copyFailed: 'The link could not be copied: please mark it and copy it yourself.',
    done: 'Done',
  },
  /** The page that the links lead to. */
  open: {
    failed: 'The link could not be opened.',
    dead: 'This link does not work any more',
    deadText:
      'It has been used or withdrawn, or its time is over. If you were invited, please ask an owner of the shop for a new invitation.',
    invitationTitle: 'Welcome',
    invitation: {
      owner: 'You are invited as an owner of the shop. Choose how you will sign in.',
      staff: 'You are invited as staff of the shop. Choose how you will sign in.',
    },
    signedIn:
      'Somebody is signed in to the dashboard in this browser. To sign in with another account, log out there first.',
    accept: 'Accept the invitation',
    passwordTitle: 'Choose a new password',
    password: (username: string): string =>
      `For ${username}. All sessions of this account end then.`,
    save: 'Save the password',
    emailTitle: 'Confirm your email address',
    email: (username: string, email: string): string =>
      `${email} will be the address of ${username}.`,
    confirm: 'Use this address',
    saving: 'Saving…',
    username: 'Username',
    newPassword: 'Password',
    rule: `Use at least ${ADMIN_PASSWORD_MIN} characters that are hard to guess.`,
    accepted: 'You can sign in now',
    passwordSaved: 'Your new password is saved',
    emailSaved: 'Your email address is confirmed',
    toSignIn: 'Go to the sign-in',
    askAgain: 'Ask for a link for a new password',
  },
  forgotten: {
    link: 'Forgotten your password?',
    intro:
      'Enter the email address of your account in the dashboard. If it is known, and the shop sends mails, you get a link for a new password.',
    email: 'Email address',
    send: 'Send me a link',
    sending: 'Sending…',
    sent: 'If this address is known, a mail is on its way. The link works for an hour.',
    otherwise:
      'Nothing arrives? Ask an owner of the shop for a link, or set a new password on the server with “npm run admin -- passwd NAME”.',
    back: 'Back to the sign-in',
  },
  ownEmail: {
    title: 'Your email address',
    intro: 'You get a link for a new password there, and hear of changes of your account.',
    label: 'Email address',
    hint: 'Leave it empty for none.',
    save: 'Save address',
    saving: 'Saving…',
    saved: 'Your email address has been saved',
    mailed: (email: string): string => `Please confirm it with the link in the mail to ${email}`,
  },
  rules: {
    title: 'What the shop requires',
    what: 'what the shop requires',
    failed: 'What the shop requires could not be loaded.',
    label: 'Refunds and gift cards: ask for the password above',
    explanation:
      'Whoever gives more than this back or on gift cards, at once or in parts, enters their password again, unless they have done so within the last five minutes.',
    save: 'Save rules',
    saved: 'The rules have been saved',
  },
});

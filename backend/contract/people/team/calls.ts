import { type Calls, named } from '../../call.ts';
import { AdminSessionList } from '../sessions/admin-session.schemas.ts';
import {
  AcceptInvitationBody,
  AdminEmailAsked,
  AdminEmailBody,
  ChangeRoleBody,
  ForgottenPasswordBody,
  InvitationView,
  InviteBody,
  Invited,
  LinkBody,
  LinkForPassword,
  LinkUsed,
  LinkView,
  PersonId,
  PersonSession,
  PersonView,
  SetPasswordBody,
  TeamView,
} from './team.schemas.ts';

named({ AcceptInvitationBody, AdminEmailAsked, AdminEmailBody, ChangeRoleBody });
named({ ForgottenPasswordBody, InvitationView, InviteBody, Invited, LinkBody, LinkForPassword });
named({ LinkUsed, LinkView, PersonView, SetPasswordBody, TeamView });

/** People who work here: inviting them, their roles and sessions, and links that their mails bring. */
export const teamCalls = {
  'GET /api/admin/people': {
    access: 'owner',
    summary: 'Who works here, and open invitations',
    reply: TeamView,
  },
  'POST /api/admin/invitations': {
    access: 'owner',
    confirm: true,
    summary: 'Invites somebody for a day: by mail, or by a link that the reply shows once',
    body: InviteBody,
    reply: Invited,
    errors: ['conflict'],
  },
  'DELETE /api/admin/invitations/:id': {
    access: 'owner',
    summary: 'Withdraws an invitation',
    params: PersonId,
    reply: TeamView,
  },
  'PATCH /api/admin/people/:id': {
    access: 'owner',
    confirm: true,
    summary: "Changes a person's role, which ends their sessions",
    params: PersonId,
    body: ChangeRoleBody,
    reply: TeamView,
    errors: ['conflict'],
  },
  'DELETE /api/admin/people/:id': {
    access: 'owner',
    confirm: true,
    summary: 'Removes a person, which ends their sessions',
    params: PersonId,
    reply: TeamView,
    errors: ['conflict'],
  },
  'POST /api/admin/people/:id/password-link': {
    access: 'owner',
    confirm: true,
    summary: 'A link by which a person chooses a new password, shown once and good for a day',
    params: PersonId,
    reply: LinkForPassword,
  },
  'GET /api/admin/people/:id/sessions': {
    access: 'owner',
    summary: 'Where a person is signed in',
    params: PersonId,
    reply: AdminSessionList,
  },
  'DELETE /api/admin/people/:id/sessions/:session': {
    access: 'owner',
    summary: 'Ends one session of a person',
    params: PersonSession,
    reply: AdminSessionList,
  },
  'DELETE /api/admin/people/:id/sessions': {
    access: 'owner',
    summary: 'Ends all sessions of a person',
    params: PersonId,
    reply: TeamView,
  },
  'DELETE /api/admin/people/:id/second-factor': {
    access: 'owner',
    confirm: true,
    summary: "Removes a person's second factor, which ends their sessions",
    params: PersonId,
    reply: TeamView,
  },
  'PUT /api/admin/email': {
    access: 'admin',
    confirm: true,
    summary: "Sets the admin's own address; with a mail server, the link in a mail confirms it",
    body: AdminEmailBody,
    reply: AdminEmailAsked,
  },
  'POST /api/auth/admin/forgotten': {
    access: 'anyone',
    summary: 'Mails a link for a new password, if an admin has this address',
    body: ForgottenPasswordBody,
    reply: LinkUsed,
  },
  'POST /api/auth/admin/link': {
    access: 'anyone',
    summary: 'What the link of a mail is for; uses nothing up',
    body: LinkBody,
    reply: LinkView,
    errors: ['not-found'],
  },
  'POST /api/auth/admin/invitation': {
    access: 'anyone',
    summary: 'Accepts an invitation, once',
    body: AcceptInvitationBody,
    reply: LinkUsed,
    errors: ['not-found', 'conflict'],
  },
  'POST /api/auth/admin/password': {
    access: 'anyone',
    summary: 'Sets a new password by a link, once, which ends all sessions',
    body: SetPasswordBody,
    reply: LinkUsed,
    errors: ['not-found'],
  },
  'POST /api/auth/admin/email': {
    access: 'anyone',
    summary: "Confirms an admin's new address by a link, once",
    body: LinkBody,
    reply: LinkUsed,
    errors: ['not-found'],
  },
} satisfies Calls;

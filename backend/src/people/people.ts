import { peopleCalls } from '@book-store/contract/people/calls';
import type { ShopConfigView } from '@book-store/contract/people/sign-in/shop-config.schemas';
import type { Area, RouteDeps } from '../platform/area.ts';
import { implement } from '../platform/http/router/implement.ts';
import { ownAccount } from './account/calls.ts';
import { privacyJob } from './account/forget-old-data.ts';
import { completeAccountMails } from './accounts/account-mail.ts';
import { accountData } from './accounts/personal-data.ts';
import { customerRecords } from './customers/calls.ts';
import { customerData } from './customers/personal-data.ts';
import { secondFactor } from './second-factor/calls.ts';
import type { AdminSessions } from './sessions/admin-sessions.ts';
import { adminSessions } from './sessions/calls.ts';
import { team } from './team/calls.ts';
import { completeTeamMails } from './team/team-mails.ts';

export type PeopleDeps = RouteDeps & { sessions: AdminSessions; shopConfig: ShopConfigView };

export const people: Area<PeopleDeps> = {
  name: 'people',
  routes: (deps) =>
    implement(
      peopleCalls,
      {
        admins: adminSessions(deps),
        team: team(deps),
        secondFactor: secondFactor(deps),
        customers: customerRecords(deps),
        account: ownAccount(deps),
      },
      deps,
    ),
  jobs: ({ areas }) => [privacyJob(areas)],
  listen: () => {
    completeAccountMails();
    completeTeamMails();
  },
  personalData: [customerData, accountData],
};

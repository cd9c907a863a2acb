import type { PageHead as PageHeadProps } from '@book-store/contract/pages/addresses/page-entry';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useCurrentInView } from '../../../../kit/lists/use-current-in-view.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { PageHead } from '../../../../kit/page/page-head.tsx';
import { dashboardPaths } from '../../../../lib/addresses/dashboard-paths.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { useRole } from '../../../people/parts/session/role.ts';
import { teamTexts } from '../../../people/team-texts.ts';
import { settingsTexts } from '../../texts.ts';

export function SettingsFrame({ head, children }: { head: PageHeadProps; children: ReactNode }) {
  const { pathname } = useLocation();
  const { ownersOnly } = useTexts(teamTexts);
  const role = useRole();
  const forOwners = !FOR_STAFF.some((name) => pathname.startsWith(TABS[name]));
  return (
    <section className="stack gap-4">
      <PageHead {...head} />
      <h2>{useTexts(settingsTexts).title}</h2>
      <SettingsTabs staff={role === 'staff'} />
      {forOwners && role === 'staff' && <EmptyState text={ownersOnly} />}
      {(!forOwners || role === 'owner') && children}
    </section>
  );
}

const TABS = {
  shop: dashboardPaths.settings.to(),
  delivery: dashboardPaths.deliverySettings.to(),
  payments: dashboardPaths.paymentSettings.to(),
  country: dashboardPaths.countrySettings.to(),
  tax: dashboardPaths.taxSettings.to(),
  law: dashboardPaths.lawSettings.to(),
  genres: dashboardPaths.genresSettings.to(),
  pages: dashboardPaths.pageTexts.to(),
  people: dashboardPaths.peopleSettings.to(),
  backups: dashboardPaths.backupsSettings.to(),
  profile: dashboardPaths.profileSettings.to(),
  security: dashboardPaths.securitySettings.to(),
};
const NAMES = Object.keys(TABS) as (keyof typeof TABS)[];
/** The other sections are for owners. */
const FOR_STAFF: readonly (keyof typeof TABS)[] = ['genres', 'profile', 'security'];

function SettingsTabs({ staff }: { staff: boolean }) {
  const { title, tabs } = useTexts(settingsTexts);
  const row = useCurrentInView<HTMLElement>(useLocation().pathname);
  return (
    <nav ref={row} aria-label={title} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex w-max min-w-full gap-x-1 border-b border-line md:w-auto md:flex-wrap">
        {(staff ? FOR_STAFF : NAMES).map((name) => (
          <li key={name}>
            <NavLink
              to={TABS[name]}
              end={name === 'shop'}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap md:px-2 text-muted hover:text-ink aria-[current=page]:border-accent-deep aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {tabs[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { PageHead as PageHeadProps } from '@book-store/contract/pages/addresses/page-entry';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useCurrentInView } from '../../../../kit/lists/use-current-in-view.ts';
import { PageHead } from '../../../../kit/page/page-head.tsx';
import { dashboardPaths } from '../../../../lib/addresses/dashboard-paths.ts';

/** The heading and the sections' tabs around each page of the settings. */
export function SettingsFrame({ head, children }: { head: PageHeadProps; children: ReactNode }) {
  return (
    <section className="stack gap-4">
      <PageHead {...head} />
      <h2>Settings</h2>
      <SettingsTabs />
      {children}
    </section>
  );
}

const tabs = [
  { name: 'Shop', to: dashboardPaths.settings.to() },
  { name: 'Delivery', to: dashboardPaths.deliverySettings.to() },
  { name: 'Payments', to: dashboardPaths.paymentSettings.to() },
  { name: 'Country', to: dashboardPaths.countrySettings.to() },
  { name: 'Tax', to: dashboardPaths.taxSettings.to() },
  { name: 'Genres', to: dashboardPaths.genresSettings.to() },
  { name: 'Pages', to: dashboardPaths.pageTexts.to() },
  { name: 'Your profile', to: dashboardPaths.profileSettings.to() },
  { name: 'Security', to: dashboardPaths.securitySettings.to() },
];

/** The sections of the settings, each with an address of its own. */
function SettingsTabs() {
  const row = useCurrentInView<HTMLElement>(useLocation().pathname);
  return (
    <nav ref={row} aria-label="Settings" className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex w-max min-w-full gap-x-1 border-b border-line">
        {tabs.map(({ name, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === dashboardPaths.settings.to()}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-accent-deep aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

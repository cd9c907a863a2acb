import type { PageHead as PageHeadProps } from '@book-store/contract/pages';
import type { ReactNode } from 'react';
import { SettingsTabs } from '../../../features/admin-settings/settings-tabs.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';

/** The heading and the sections' tabs around each page of the settings. */
export function SettingsFrame({ head, children }: { head: PageHeadProps; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead {...head} />
      <h2>Settings</h2>
      <SettingsTabs />
      {children}
    </section>
  );
}

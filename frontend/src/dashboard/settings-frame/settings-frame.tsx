import type { PageHead as PageHeadProps } from '@book-store/contract/page-entry';
import type { ReactNode } from 'react';
import { PageHead } from '../../kit/page-head.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

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

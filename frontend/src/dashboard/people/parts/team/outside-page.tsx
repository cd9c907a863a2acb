import type { PageHead as PageHeadProps } from '@book-store/contract/pages/addresses/page-entry';
import type { ReactNode } from 'react';
import { PageHead } from '../../../../kit/page/page-head.tsx';
import { AdminLogo } from '../../../frame/admin-logo.tsx';

/** A page before the dashboard: the shop's mark and one card. */
export function OutsidePage({ head, children }: { head: PageHeadProps; children: ReactNode }) {
  return (
    <div className="stack min-h-svh content-center gap-6 px-4 py-8">
      <PageHead {...head} />
      <header className="justify-self-center">
        <AdminLogo />
      </header>
      <main>{children}</main>
    </div>
  );
}

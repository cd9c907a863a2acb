import type { PageHead as PageHeadProps } from '@book-store/contract/pages/addresses/page-entry';
import type { ReactNode } from 'react';
import { useShop } from '../../../../api/calls/shop-api.ts';
import { ButtonLink } from '../../../../kit/button.tsx';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { PageHead } from '../../../../kit/page/page-head.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { useHead } from '../../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { signInTexts } from '../../sign-in-texts.ts';

type AccountsPageProps = { head: PageHeadProps; children: ReactNode };

/** Shows a message instead in a shop without accounts. */
export function AccountsPage({ head, children }: AccountsPageProps) {
  const { accounts } = useShop();
  if (accounts === false) return <NoAccounts />;
  return (
    <>
      <PageHead {...head} />
      {children}
    </>
  );
}

function NoAccounts() {
  const words = useTexts(signInTexts).noAccounts;
  const { browse } = useTexts(commonTexts);
  const head = useHead('pageNotFound');
  return (
    <>
      <PageHead {...head} status={404} />
      <h1 className="sr-only">{head.title}</h1>
      <EmptyState text={words.text}>
        <ButtonLink to={paths.books.to()}>{browse}</ButtonLink>
      </EmptyState>
    </>
  );
}

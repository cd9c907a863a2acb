import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { useHead } from '../../lib/page-heads.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { commonTexts } from '../../lib/texts.ts';
import { noAccountsTexts } from './no-accounts-texts.ts';

/** What stands for every page that is about accounts in a shop that has none. */
export function NoAccounts() {
  const words = useTexts(noAccountsTexts);
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

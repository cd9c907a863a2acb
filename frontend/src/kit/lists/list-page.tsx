import type { PageHead as PageHeadProps } from '@book-store/contract/pages/addresses/page-entry';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { Loaded, type Loading, shownOf } from '../page/loaded.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Pagination } from './pagination.tsx';
import type { ListState } from './use-list-state.ts';

type ListPageProps = { head: PageHeadProps; gap?: string; children: ReactNode };

/** When a focused row is removed, the focus moves to the heading. */
export function ListPage({ head, gap = 'gap-4', children }: ListPageProps) {
  return (
    <section data-focus-area className={`stack ${gap}`}>
      <PageHead {...head} />
      {children}
    </section>
  );
}

type ListHeadProps = {
  /** Of the heading, which names the list. */
  id: string;
  title: string;
  count?: string | undefined;
  note?: ReactNode;
  children: ReactNode;
};

export function ListHead({ id, title, note, children, ...props }: ListHeadProps) {
  return (
    <header
      className={`flex flex-wrap justify-between gap-x-4 gap-y-2 ${note ? 'items-start' : 'items-center'}`}
    >
      <div>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={id} data-takes-focus>
            {title}
          </h2>
          {'count' in props && (
            <p role="status" className="text-muted tabular-nums">
              {props.count}
            </p>
          )}
        </div>
        {note}
      </div>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </header>
  );
}

type ListItemsProps<List> = {
  list: ListState;
  query: Loading<List> & { isFetching: boolean };
  loading?: string;
  failed: string;
  /** `busy` while the items are still those of the previous address. */
  children: (shown: List, busy: boolean) => ReactNode;
};

export function ListItems<List extends { total: number }>(props: ListItemsProps<List>) {
  const { list, query, children, ...texts } = props;
  return (
    <>
      <Loaded query={query} {...texts}>
        {(shown) => children(shown, query.data !== query.currentData)}
      </Loaded>
      <Pagination
        page={list.page}
        total={shownOf(query)?.total}
        loading={query.isFetching}
        to={list.toPage}
      />
    </>
  );
}

type ListRowsProps = { labelledBy: string; busy: boolean; children: ReactNode };

export const ListRows = ({ labelledBy, busy, children }: ListRowsProps) => (
  <ul aria-labelledby={labelledBy} aria-busy={busy} className="card aria-busy:opacity-60">
    {children}
  </ul>
);

type NoItemsProps = {
  list: ListState;
  text: string;
  /** For a filtered list, with a link to the whole one. */
  narrowed?: string;
  all?: string;
  picture?: ReactNode;
};

export function NoItems({ list, text, narrowed, all, picture }: NoItemsProps) {
  if (!narrowed || !list.isNarrowed) return <EmptyState picture={picture} text={text} />;
  return (
    <EmptyState picture={picture} text={narrowed}>
      <ButtonLink variant="secondary" to={list.all}>
        {all}
      </ButtonLink>
    </EmptyState>
  );
}

import type { PageHead as PageHeadProps } from '@book-store/contract/pages/addresses/page-entry';
import { type ReactNode, useRef } from 'react';
import { ButtonLink } from '../button.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { Loaded, type Loading, shownOf } from '../page/loaded.tsx';
import { PageHead } from '../page/page-head.tsx';
import { useRestoreFocus } from '../use-restore-focus.ts';
import { Pagination } from './pagination.tsx';

type ListPageProps<State, List> = {
  head: PageHeadProps;
  title: string;
  /** Names the list. */
  id: string;
  count?: (list: List) => string;
  note?: ReactNode;
  actions: ReactNode;
  /** Searches and narrows the list. */
  tools: ReactNode;
  gap?: string;
  /** The list that the address asks for. */
  state: State;
  to: (state: { [Name in keyof State]?: State[Name] | undefined }) => string;
  query: Loading<List> & { isFetching: boolean };
  loading?: string;
  failed: string;
  empty: { text: string; narrowed: string; all: string; picture?: ReactNode };
  /** The items as rows of one card. */
  rows?: (list: List) => ReactNode;
  /** Shows the items in another way; `none` says why there are none. */
  children?: (list: List, busy: boolean, none: ReactNode) => ReactNode;
};

/** A page of a list: its head, its tools, what was found and where the other pages are. */
export function ListPage<State extends { page: number }, List extends { total: number }>(
  props: ListPageProps<State, List>,
) {
  const { head, title, id, count, note, actions, tools, gap = 'gap-4' } = props;
  const { state, to, query, rows, children, empty, ...texts } = props;
  const region = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(region, heading);
  const list = shownOf(query);
  return (
    <section ref={region} className={`stack ${gap}`}>
      <PageHead {...head} />
      <header
        className={`flex flex-wrap justify-between gap-x-4 gap-y-2 ${note ? 'items-start' : 'items-center'}`}
      >
        <div>
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 id={id} ref={heading} tabIndex={-1} className="outline-none">
              {title}
            </h2>
            {count && (
              <p role="status" className="text-muted tabular-nums">
                {list && count(list)}
              </p>
            )}
          </div>
          {note}
        </div>
        <div className="flex flex-wrap items-center gap-3">{actions}</div>
      </header>
      {tools}
      <Loaded query={query} {...texts}>
        {(shown) => {
          const busy = query.data !== query.currentData;
          const none = shown.total === 0 && (
            <NoItems {...empty} narrowed={isNarrowed(state) && empty.narrowed} to={to({})} />
          );
          if (children) return children(shown, busy, none);
          return (
            none || (
              <ul aria-labelledby={id} aria-busy={busy} className="card aria-busy:opacity-60">
                {rows?.(shown)}
              </ul>
            )
          );
        }}
      </Loaded>
      <Pagination
        page={state.page}
        total={list?.total}
        loading={query.isFetching}
        to={(page) => to({ ...state, page })}
      />
    </section>
  );
}

const isNarrowed = (state: object) =>
  Object.entries(state).some(([name, value]) => value && name !== 'page' && name !== 'sort');

type NoItemsProps = Omit<ListPageProps<never, never>['empty'], 'narrowed'> & {
  narrowed: string | false;
  to: string;
};

function NoItems({ picture, text, narrowed, all, to }: NoItemsProps) {
  return (
    <EmptyState picture={picture} text={narrowed || text}>
      {narrowed && (
        <ButtonLink variant="secondary" to={to}>
          {all}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

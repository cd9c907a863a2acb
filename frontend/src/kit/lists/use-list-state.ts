import { useNavigate, useSearchParams } from 'react-router-dom';
import { PER_PAGE, parseChoice, parsePage, parseWords } from '../../lib/addresses/list-params.ts';
import type { Query } from '../../lib/addresses/query-string.ts';

type Choices = Readonly<Record<string, readonly string[]>>;
type Chosen<Of extends Choices> = { [Name in keyof Of]?: Of[Name][number] };
type Next<Of extends Choices> = { [Name in keyof Of]?: Of[Name][number] | undefined } & {
  q?: string;
};

/** Whether the address may have a search term, and the valid values of its other parameters. */
type ListParams<Of extends Choices> = { searched?: boolean; choices?: Of };

export type ListState = {
  page: number;
  toPage: (page: number | undefined) => string;
  /** The address without filters. */
  all: string;
  isNarrowed: boolean;
};

/** Ignores invalid parameters. A new search or filter starts at the first page. */
export function useListState<const Of extends Choices = Record<never, never>>(
  path: (params: Query) => string,
  { searched = false, choices }: ListParams<Of> = {},
) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const page = parsePage(params);
  const q = searched ? parseWords(params) : '';
  const chosen: Chosen<Of> = Object.assign(
    {},
    ...Object.entries(choices ?? {}).map(([name, of]) => parseChoice(params, name, of)),
  );
  const to = (next: Next<Of> = {}) => path({ q, ...chosen, ...next });
  return {
    q,
    page,
    chosen,
    query: { ...(q && { q }), ...chosen, page, limit: PER_PAGE },
    to,
    change: (next: Next<Of>, how?: { replace: boolean }) => navigate(to(next), how),
    toPage: (next: number | undefined) => path({ q, ...chosen, page: next }),
    all: path({}),
    isNarrowed: q !== '' || Object.keys(chosen).some((name) => name !== 'sort'),
  };
}

import { PAGE_MAX, SEARCH_MAX } from '@book-store/contract/lists';

export const PER_PAGE = 20;

export const pageCount = (total: number): number => Math.ceil(total / PER_PAGE);

/** Returns the search text in a URL, truncated to the server's limit. */
export const parseWords = (params: URLSearchParams): string =>
  (params.get('q') ?? '').trim().slice(0, SEARCH_MAX);

/** Returns the page number in a URL; the first page for anything invalid. */
export function parsePage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1;
}

/** Returns a URL parameter if it is one of the choices, otherwise nothing. */
export function parseChoice<Name extends string, Choice extends string>(
  params: URLSearchParams,
  name: Name,
  choices: readonly Choice[],
): Partial<Record<Name, Choice>> {
  const choice = choices.find((one) => one === params.get(name));
  return choice === undefined ? {} : ({ [name]: choice } as Record<Name, Choice>);
}

import type { IsbnView } from '@book-store/contract/catalogue/books/isbn.schemas';
import { useRef, useState } from 'react';
import { toApiProblem } from '../../../../api/api-problem.ts';
import { useLazyLookUpIsbnQuery, useTakeIsbnCoverMutation } from '../books/admin-books-api.ts';
import type { BookDraft } from './book-draft.tsx';

type State = {
  busy: boolean;
  takingCover: boolean;
  /** The outcome. */
  text?: string;
  found?: IsbnView;
};

const NAMES = {
  title: 'title',
  author: 'author',
  publisher: 'publisher',
  publishedYear: 'year',
  pages: 'pages',
} as const;
export type FoundName = keyof typeof NAMES;

/** Asks Open Library on request, and fills the empty fields of the form; the others stay. */
export function useIsbnLookUp(draft: BookDraft, onChange: (change: Partial<BookDraft>) => void) {
  const [state, setState] = useState<State>({ busy: false, takingCover: false });
  const [ask] = useLazyLookUpIsbnQuery();
  const [askCover] = useTakeIsbnCoverMutation();
  const latest = useRef(draft);
  latest.current = draft;

  async function lookUp(isbn: string): Promise<void> {
    if (state.busy) return;
    setState({ busy: true, takingCover: false });
    try {
      const found = await ask(isbn).unwrap();
      setState({ busy: false, takingCover: false, ...outcomeOf(found, latest.current, onChange) });
    } catch (error) {
      setState({ busy: false, takingCover: false, text: toApiProblem(error).message });
    }
  }

  async function takeCover(): Promise<void> {
    const { found } = state;
    if (!found || state.takingCover) return;
    setState({ ...state, takingCover: true });
    try {
      const { fileName } = await askCover(found.isbn).unwrap();
      onChange({ coverImage: fileName });
      setState({
        ...state,
        found: { ...found, hasCover: false },
        text: 'The cover is in the form.',
      });
    } catch (error) {
      setState({ ...state, text: toApiProblem(error).message });
    }
  }

  return { state, lookUp, takeCover };
}

function outcomeOf(
  found: IsbnView,
  draft: BookDraft,
  onChange: (change: Partial<BookDraft>) => void,
): Pick<State, 'text' | 'found'> {
  if (found.status === 'away') {
    return {
      text: 'Open Library cannot be reached: is the shop connected to the internet? Please fill in the form yourself.',
    };
  }
  if (found.status === 'unknown') {
    return { text: 'Open Library does not know this ISBN. Please fill in the form yourself.' };
  }
  const empty = foundValues(found).filter(({ name }) => draft[name].trim() === '');
  onChange(Object.fromEntries(empty.map(({ name, value }) => [name, value])));
  const names = empty.map(({ name }) => NAMES[name]).join(', ');
  return {
    found,
    text: names ? `Filled in: ${names}.` : 'Nothing to fill in: these fields have values already.',
  };
}

/** Maps Open Library's facts to form values. */
export const foundValues = (found: IsbnView): { name: FoundName; value: string }[] =>
  (Object.keys(NAMES) as FoundName[]).flatMap((name) => {
    const value = found[name];
    return value === undefined ? [] : [{ name, value: String(value) }];
  });

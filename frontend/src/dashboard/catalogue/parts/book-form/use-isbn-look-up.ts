import type { IsbnView } from '@book-store/contract/catalogue/books/isbn.schemas';
import { useRef, useState } from 'react';
import { toApiProblem } from '../../../../api/api-problem.ts';
import { type TextsOf, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { bookTexts } from '../../book-texts.ts';
import { useLazyLookUpIsbnQuery, useTakeIsbnCoverMutation } from '../books/admin-books-api.ts';
import type { BookDraft } from './book-draft.tsx';

type State = {
  busy: boolean;
  takingCover: boolean;
  /** The outcome. */
  text?: string;
  found?: IsbnView;
};

type Texts = TextsOf<typeof bookTexts>;

const NAMES = ['title', 'author', 'publisher', 'publishedYear', 'pages'] as const;
type FoundName = (typeof NAMES)[number];

export const foundLabels = ({ fields, isbn }: Texts): Record<FoundName, string> => ({
  title: fields.title,
  author: fields.author,
  publisher: fields.publisher,
  publishedYear: isbn.year,
  pages: fields.pages,
});

/** Asks Open Library on request, and fills the empty fields of the form; the others stay. */
export function useIsbnLookUp(draft: BookDraft, onChange: (change: Partial<BookDraft>) => void) {
  const texts = useTexts(bookTexts);
  const [state, setState] = useState<State>({ busy: false, takingCover: false });
  const [ask] = useLazyLookUpIsbnQuery();
  const [askCover] = useTakeIsbnCoverMutation();
  const latest = useRef(draft);
  latest.current = draft;

  function fillIn(found: IsbnView): Pick<State, 'text' | 'found'> {
    const { away, unknown, filledIn, nothingNew } = texts.isbn;
    if (found.status === 'away') return { text: away };
    if (found.status === 'unknown') return { text: unknown };
    const empty = foundValues(found).filter(({ name }) => latest.current[name].trim() === '');
    onChange(Object.fromEntries(empty.map(({ name, value }) => [name, value])));
    const labels = foundLabels(texts);
    const names = empty.map(({ name }) => labels[name]);
    return { found, text: names.length > 0 ? filledIn(names) : nothingNew };
  }

  async function lookUp(isbn: string): Promise<void> {
    if (state.busy) return;
    setState({ busy: true, takingCover: false });
    try {
      const found = await ask(isbn).unwrap();
      setState({ busy: false, takingCover: false, ...fillIn(found) });
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
        text: texts.isbn.coverTaken,
      });
    } catch (error) {
      setState({ ...state, text: toApiProblem(error).message });
    }
  }

  return { state, lookUp, takeCover };
}

/** Maps Open Library's facts to form values. */
export const foundValues = (found: IsbnView): { name: FoundName; value: string }[] =>
  NAMES.flatMap((name) => {
    const value = found[name];
    return value === undefined ? [] : [{ name, value: String(value) }];
  });

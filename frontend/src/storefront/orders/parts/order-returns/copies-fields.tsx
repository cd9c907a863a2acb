import { SelectField } from '../../../../kit/fields/field.tsx';
import { Tick } from '../../../../kit/fields/tick.tsx';
import { Wrong } from '../../../../kit/forms/form-problem.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { returnTexts } from './texts.ts';

/** A book of which copies can be chosen. */
export type Choosable = { bookId: string; title: string; left: number };

const nameOf = (bookId: string) => `copies-${bookId}`;

/** Returns the books of which copies were chosen, and how many of each. */
export const chosenCopies = (
  data: FormData,
  lines: readonly Choosable[],
): { bookId: string; quantity: number }[] =>
  lines
    .map(({ bookId }) => ({ bookId, quantity: Number(data.get(nameOf(bookId)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);

type CopiesFieldsProps = {
  legend: string;
  lines: readonly Choosable[];
  error?: string | undefined;
};

/** Chooses copies of some books: by a tick, or by their number where there are several. */
export function CopiesFields({ legend, lines, error }: CopiesFieldsProps) {
  const words = useTexts(returnTexts);
  const { books } = useTexts(commonTexts);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {lines.map(({ bookId, title, left }) =>
        left === 1 ? (
          <Tick
            key={bookId}
            name={nameOf(bookId)}
            value="1"
            className="flex items-center gap-3 break-words"
            aria-invalid={error ? true : undefined}
          >
            <span className="min-w-0">{title}</span>
          </Tick>
        ) : (
          <SelectField
            key={bookId}
            label={title}
            name={nameOf(bookId)}
            defaultValue="0"
            aria-invalid={error ? true : undefined}
          >
            <option value="0">{words.none}</option>
            {Array.from({ length: left }, (_, at) => (
              <option key={title + String(at + 1)} value={at + 1}>
                {books(at + 1)}
              </option>
            ))}
          </SelectField>
        ),
      )}
      <Wrong className="text-fine">{error}</Wrong>
    </fieldset>
  );
}

import { Checkbox } from '../../../../kit/fields/checkbox.tsx';
import { SelectField } from '../../../../kit/fields/field.tsx';
import { invalid } from '../../../../kit/forms/form-constraints.ts';
import { ErrorMessage } from '../../../../kit/forms/form-problem.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { orderTexts } from '../../order-texts.ts';

export type Choosable = { bookId: string; title: string; left: number };

/** The typed numbers of copies, by book id. */
export type Copies = Readonly<Record<string, string>>;

/** Throws if no copies are selected. */
export function chosenCopies(copies: Copies, lines: readonly Choosable[], chooseOne: string) {
  const chosen = lines
    .map(({ bookId }) => ({ bookId, quantity: Number(copies[bookId] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  if (chosen.length === 0) throw invalid([{ path: 'lines', message: chooseOne }]);
  return chosen;
}

type CopiesFieldsProps = {
  legend: string;
  lines: readonly Choosable[];
  copies: Copies;
  onChoose: (bookId: string, quantity: string) => void;
  error?: string | undefined;
};

/** Selects copies of books: a checkbox for one, a number field for several. */
export function CopiesFields({ legend, lines, copies, onChoose, error }: CopiesFieldsProps) {
  const words = useTexts(orderTexts).returns;
  const { books } = useTexts(commonTexts);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {lines.map(({ bookId, title, left }) =>
        left === 1 ? (
          <Checkbox
            key={bookId}
            checked={copies[bookId] === '1'}
            onChange={({ currentTarget }) => onChoose(bookId, currentTarget.checked ? '1' : '0')}
            className="flex items-center gap-3 break-words"
            aria-invalid={error ? true : undefined}
          >
            <span className="min-w-0">{title}</span>
          </Checkbox>
        ) : (
          <SelectField
            key={bookId}
            label={title}
            value={copies[bookId] ?? '0'}
            onChange={({ currentTarget }) => onChoose(bookId, currentTarget.value)}
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
      <ErrorMessage className="text-fine">{error}</ErrorMessage>
    </fieldset>
  );
}

import type {
  ImportRowView,
  ImportView,
} from '@book-store/contract/catalogue/imports/imports.schemas';
import { DESCRIPTION_MAX } from '@book-store/contract/text-limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { importTexts } from '../import-texts.ts';

/** What is typed over, by row and column of the file. */
export type TypedCells = Readonly<Record<`${number}:${number}`, string>>;

/** What lets the owner type over cells, while the browser still has the file. */
export type Typing = {
  typed: TypedCells;
  onType: (typed: TypedCells) => void;
  onCheck: () => void;
};

type TypeCellsProps = Typing & {
  row: ImportRowView;
  columns: ImportView['columns'];
  onOpen: () => void;
};

/** A refused row as fields, one for each cell that the import reads. */
export function TypeCells({ row, columns, typed, onType, onCheck, onOpen }: TypeCellsProps) {
  const { checkAgain, report: texts, remark } = useTexts(importTexts);
  const { row: number, cells, problems, line } = row;
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    const { current } = form;
    const cell =
      current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? current?.querySelector('input');
    if (isOpen) cell?.focus();
  }, [isOpen]);
  if (number === undefined || !cells) return null;
  const keyOf = (at: number) => `${number}:${at}` as const;
  const isTyped = columns.some((_, at) => typed[keyOf(at)] !== undefined);
  function open() {
    setOpen(true);
    onOpen();
  }
  if (!isOpen && !isTyped) {
    return (
      <Button variant="secondary" className="mt-2" onClick={open}>
        {texts.typeOver}
        <span className="sr-only">: {texts.line(line)}</span>
      </Button>
    );
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onCheck();
  }
  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      aria-label={texts.line(line)}
      className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-3"
    >
      {columns.map(({ name, column }, at) => {
        const problem = problems.find((one) => one.column === name);
        const text = typed[keyOf(at)];
        return (
          column && (
            <Field
              key={name}
              label={name}
              value={text ?? cells[at] ?? ''}
              error={text === undefined && problem ? remark(problem) : undefined}
              maxLength={DESCRIPTION_MAX}
              autoComplete="off"
              onChange={({ target }) => onType({ ...typed, [keyOf(at)]: target.value })}
            />
          )
        );
      })}
      <Button type="submit" inactive={!isTyped} className="justify-self-start sm:col-span-full">
        {checkAgain}
      </Button>
    </form>
  );
}

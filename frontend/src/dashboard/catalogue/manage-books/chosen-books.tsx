import { useState } from 'react';
import { Button, buttonClass } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { Menu, MenuItem } from '../../../kit/menus/menu.tsx';
import { type FormKind, ManyBooksForm } from './many-books-form.tsx';
import type { ChangeChosen } from './use-change-chosen.ts';

type ChosenBooksProps = ChangeChosen & {
  /** The number of books in the table, and of the whole list. */
  loaded: number;
  total: number;
  all: boolean;
  onChooseAll: (which: 'loaded' | 'matching' | 'none') => void;
};

const forms: Record<FormKind, string> = {
  price: 'Price',
  genre: 'Genre',
  tags: 'Tags',
  stock: 'Stock',
};
const FORMS = Object.keys(forms) as FormKind[];

/** Bulk actions for the selected books. */
export function ChosenBooks({ loaded, total, all, onChooseAll, ...changing }: ChosenBooksProps) {
  const { count, done, busy, undo } = changing;
  const [form, setForm] = useState<FormKind>();
  return (
    <section
      aria-label="Chosen books"
      className={
        count > 0
          ? 'sticky top-0 z-bar lg:top-17 grid gap-3 border-b border-line bg-paper py-2'
          : ''
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Checkbox
          className="inline-flex items-center gap-3 pl-4"
          checked={all}
          partly={!all && count > 0}
          onChange={() => onChooseAll(all ? 'none' : 'loaded')}
        >
          Choose all {loaded < total ? 'on this page' : ''}
        </Checkbox>
        <p role="status" className="text-muted tabular-nums">
          {count > 0 ? `${count} chosen` : done?.text}
        </p>
        {done?.undo && count === 0 && (
          <Button variant="link" aria-disabled={busy} onClick={() => void undo()}>
            Undo
          </Button>
        )}
        {all && count < total && (
          <Button variant="link" onClick={() => onChooseAll('matching')}>
            Choose all {total} books
          </Button>
        )}
        {count > 0 && (
          <div className="flex flex-wrap gap-2 sm:ml-auto">
            {FORMS.map((kind) => (
              <Button
                key={kind}
                variant="secondary"
                aria-expanded={form === kind}
                onClick={() => setForm(form === kind ? undefined : kind)}
              >
                {forms[kind]}
              </Button>
            ))}
            <MoreChanges {...changing} />
          </div>
        )}
      </div>
      {count > 0 && form && (
        <ManyBooksForm key={form} kind={form} {...changing} onClose={() => setForm(undefined)} />
      )}
    </section>
  );
}

const SIMPLE = [
  ['Mark as trending', { kind: 'trending', trending: true }],
  ['No longer trending', { kind: 'trending', trending: false }],
  ['Hide from the shop', { kind: 'hidden', hidden: true }],
  ['Show in the shop', { kind: 'hidden', hidden: false }],
] as const;

const MoreChanges = ({ change, remove }: ChangeChosen) => (
  <Menu
    button="More changes"
    buttonClass={buttonClass('secondary')}
    place="left-0 z-above mt-1 w-max sm:right-0 sm:left-auto"
  >
    <ul>
      {SIMPLE.map(([name, one]) => (
        <MenuItem key={name} onChoose={() => void change(one)}>
          {name}
        </MenuItem>
      ))}
      <MenuItem onChoose={() => void remove()} className="px-4 text-bad">
        Delete…
      </MenuItem>
    </ul>
  </Menu>
);

import { useState } from 'react';
import { Button, buttonClass } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { Menu, MenuItem } from '../../../kit/menus/menu.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { booksTexts } from '../books-texts.ts';
import { type FormKind, ManyBooksForm } from './many-books-form.tsx';
import type { ChangeChosen } from './use-change-chosen.ts';

type ChosenBooksProps = ChangeChosen & {
  /** The number of books in the table, and of the whole list. */
  loaded: number;
  total: number;
  all: boolean;
  onChooseAll: (which: 'loaded' | 'matching' | 'none') => void;
};

const FORMS: readonly FormKind[] = ['price', 'genre', 'tags', 'stock'];

/** Bulk actions for the selected books. */
export function ChosenBooks({ loaded, total, all, onChooseAll, ...changing }: ChosenBooksProps) {
  const texts = useTexts(booksTexts).chosen;
  const { count, done, busy, undo } = changing;
  const [form, setForm] = useState<FormKind>();
  return (
    <section
      aria-label={texts.title}
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
          {loaded < total ? texts.allOnPage : texts.all}
        </Checkbox>
        <p role="status" className="text-muted tabular-nums">
          {count > 0 ? texts.count(count) : done?.text}
        </p>
        {done?.undo && count === 0 && (
          <Button variant="link" disabled={busy} onClick={() => void undo()}>
            {texts.undo}
          </Button>
        )}
        {all && count < total && (
          <Button variant="link" onClick={() => onChooseAll('matching')}>
            {texts.allMatching(total)}
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
                {texts.forms[kind]}
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
  ['trending', { kind: 'trending', trending: true }],
  ['notTrending', { kind: 'trending', trending: false }],
  ['hide', { kind: 'hidden', hidden: true }],
  ['show', { kind: 'hidden', hidden: false }],
] as const;

function MoreChanges({ change, remove }: ChangeChosen) {
  const texts = useTexts(booksTexts).chosen;
  return (
    <Menu
      button={texts.more}
      buttonClass={buttonClass('secondary')}
      place="left-0 z-above mt-1 w-max sm:right-0 sm:left-auto"
    >
      <ul>
        {SIMPLE.map(([name, one]) => (
          <MenuItem key={name} onChoose={() => void change(one)}>
            {texts[name]}
          </MenuItem>
        ))}
        <MenuItem onChoose={() => void remove()} className="px-4 text-bad">
          {texts.delete}
        </MenuItem>
      </ul>
    </Menu>
  );
}

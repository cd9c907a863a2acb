import { useRef, useState } from 'react';
import { assertConstraints } from '../../shared/form-constraints.ts';
import { texts } from '../../shared/specified-texts.ts';
import { alertDialog, confirmationDialog, warningDialog } from '../../shared/ui/dialogs.ts';
import { dollars } from '../../shared/ui/price.tsx';
import { useFormSubmit } from '../../shared/use-form-submit.ts';
import { useUnsavedChanges } from '../../shared/use-unsaved-changes.ts';
import { type BookDraft, isSameDraft } from './book-draft.ts';
import { useSaveDraft } from './draft-storage.ts';
import { parsePrice } from './price-input.ts';
import { useCoverUpload } from './use-cover-upload.ts';

type BookFormOptions = {
  /** Names the form among those whose drafts are kept. */
  form: string;
  draft: BookDraft;
  /** The draft as it is stored. */
  stored: BookDraft;
  onChange: (change: Partial<BookDraft>) => void;
  /** Said in a dialog where saving fails. */
  failure: string;
  /** Title and text of the popup where it went well. */
  success: readonly [title: string, text: string];
  save: (draft: BookDraft) => Promise<void>;
};

/** A price that rose is asked back: it is rare, and more often a slip. */
async function confirmPriceRise({ oldPrice, newPrice }: BookDraft) {
  const [was, is] = [parsePrice(oldPrice) ?? 0, parsePrice(newPrice) ?? 0];
  if (is <= was) return true;
  const { isConfirmed } = await warningDialog(
    'The new price is higher than the old one',
    `${dollars(is)} instead of ${dollars(was)}: is that meant so?`,
    'Yes, save it',
  );
  return isConfirmed;
}

/** A picture that the shop could not take is for the owner to settle before the book is saved. */
function check(form: HTMLFormElement, failure: string, refused = '') {
  const picker = form.querySelector<HTMLInputElement>('input[type="file"]');
  picker?.setCustomValidity(refused);
  try {
    assertConstraints(form, failure);
  } finally {
    picker?.setCustomValidity('');
  }
}

/** What adding and updating have in common: checks, the picture, the question about prices, the failure. */
export function useBookForm(options: BookFormOptions) {
  const { form, draft, stored, onChange, failure, success, save } = options;
  const cover = useCoverUpload((coverImage) => onChange({ coverImage }));
  const changed = !isSameDraft(draft, stored);
  useUnsavedChanges(changed || cover.upload.progress !== undefined);
  useSaveDraft(form, draft, changed);

  const latest = useRef(draft);
  latest.current = draft;
  const [sent, setSent] = useState(draft);

  const { onSubmit, submitting, problem } = useFormSubmit(async (_data, element) => {
    const { fileName, refused } = await cover.finished();
    // What was typed while the picture was on its way counts too.
    const typed = latest.current;
    const complete = { ...typed, coverImage: fileName ?? typed.coverImage };
    setSent(typed);
    check(element, failure, refused);
    if (!(await confirmPriceRise(complete))) return;
    try {
      await save(complete);
    } catch (error) {
      // Where even the dialog cannot be loaded, the sentence on the page remains.
      await alertDialog(failure, 'error', { returnFocus: false }).catch(() => undefined);
      throw error;
    }
    cover.clear();
    await confirmationDialog(...success, texts.admin.okay).catch(() => undefined);
  });

  // What was said of a field holds until the field is changed.
  const errorOf = (name: keyof BookDraft) =>
    draft[name] === sent[name] ? problem?.fields[name] : undefined;
  const unnamed = problem && Object.keys(problem.fields).length === 0 ? problem.message : undefined;
  return { onSubmit, submitting, errorOf, problem: unnamed, cover };
}

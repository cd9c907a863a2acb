import { formatMoney } from '@book-store/contract/money';
import type { BookView } from '@book-store/contract/schemas/books';
import { useRef, useState } from 'react';
import { adminToken } from '../../api/admin-token.ts';
import { toApiProblem } from '../../api/api-problem.ts';
import { alertDialog, confirmationDialog, warningDialog } from '../../kit/dialogs/dialogs.ts';
import { assertConstraints } from '../../kit/forms/form-constraints.ts';
import { useFormSubmit } from '../../kit/forms/use-form-submit.ts';
import { useUnsavedChanges } from '../../kit/forms/use-unsaved-changes.ts';
import { parsePrice } from '../../lib/price-input.ts';
import { texts } from '../../lib/specified-texts.ts';
import { type BookDraft, isSameDraft } from './book-draft.ts';
import { useSaveDraft } from './draft-storage.ts';
import { pathOf } from './more-about-book.tsx';
import { useCoverUpload } from './use-cover-upload.ts';

/** Told by the form itself. */
const CONFLICT = 'changed-meanwhile';

type BookFormOptions = {
  /** Identifies the form in the draft storage. */
  form: string;
  draft: BookDraft;
  /** The book as stored on the server. */
  stored: BookDraft;
  /** The book that the form was filled from. */
  opened?: BookView;
  onChange: (change: Partial<BookDraft>) => void;
  /** Shown in a dialog if saving fails. */
  failure: string;
  /** Title and text of the dialog after saving. */
  success: readonly [title: string, text: string];
  save: (draft: BookDraft) => Promise<void>;
};

/** Confirms a price rise and the price 0, because they are usually typos. */
async function confirmPrice({ oldPrice, newPrice }: BookDraft, stored: BookDraft) {
  const [was, is] = [parsePrice(oldPrice), parsePrice(newPrice) ?? 0];
  if (is === 0 && parsePrice(stored.newPrice) !== 0) {
    const free = await warningDialog(
      'This book would cost nothing',
      `The new price is ${formatMoney(0)}. Save anyway?`,
      'Yes, save it',
    );
    return free.isConfirmed;
  }
  if (was === null || is <= was) return true;
  const { isConfirmed } = await warningDialog(
    'The new price is higher than the old one',
    `${formatMoney(is)} instead of ${formatMoney(was)}. Save anyway?`,
    'Yes, save it',
  );
  return isConfirmed;
}

/** Validates the form; a rejected picture has to be replaced or cleared before the book is saved. */
function validate(form: HTMLFormElement, failure: string, pictureError = '') {
  const picker = form.querySelector<HTMLInputElement>('input[type="file"]');
  picker?.setCustomValidity(pictureError);
  try {
    assertConstraints(form, failure);
  } finally {
    picker?.setCustomValidity('');
  }
}

/** The logic shared by adding and editing: validation, cover upload, price confirmation, errors. */
export function useBookForm(options: BookFormOptions) {
  const { form, draft, stored, onChange, failure, success, save } = options;
  const cover = useCoverUpload((coverImage) => onChange({ coverImage }));
  const changed = !isSameDraft(draft, stored);
  useUnsavedChanges(changed || cover.upload.progress !== undefined);
  useSaveDraft(form, { draft, stored, opened: options.opened });

  const latest = useRef(draft);
  latest.current = draft;
  const [sent, setSent] = useState(draft);
  const [savedAt, setSavedAt] = useState<Date>();

  const { onSubmit, submitting, problem } = useFormSubmit(async (_data, element) => {
    const { fileName, pictureError } = await cover.finished();
    // Includes what was typed while the picture was uploading.
    const typed = latest.current;
    const complete = { ...typed, coverImage: fileName ?? typed.coverImage };
    setSent(typed);
    validate(element, failure, pictureError);
    if (!(await confirmPrice(complete, stored))) return;
    try {
      await save(complete);
    } catch (error) {
      // At the end of the session, the draft is kept and the next dialog says so.
      if (!adminToken.stored() || toApiProblem(error).code === CONFLICT) throw error;
      // If even the dialog fails to load, the message on the page remains.
      await alertDialog(failure, 'error', { returnFocus: false }).catch(() => undefined);
      throw error;
    }
    cover.clear();
    setSavedAt(new Date());
    await confirmationDialog(...success, texts.admin.okay).catch(() => undefined);
  });

  // An error stays until its field changes.
  const errorOf = (name: keyof BookDraft) =>
    draft[name] === sent[name] ? errorAt(problem?.fields, name) : undefined;
  const isSaid = !problem || Object.keys(problem.fields).length > 0 || problem.code === CONFLICT;
  const general = isSaid ? undefined : problem.message;
  return { onSubmit, submitting, errorOf, problem: general, savedAt, cover };
}

/** Returns the error of a field; one of a single tag belongs to the field of all tags. */
function errorAt(fields: Record<string, string> = {}, name: keyof BookDraft): string | undefined {
  const found = Object.entries(fields).find(([path]) =>
    name === 'tags' ? path.split('.')[0] === name : path === pathOf(name),
  );
  return found?.[1];
}

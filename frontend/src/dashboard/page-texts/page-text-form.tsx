import { PAGES } from '@book-store/contract/pages';
import type { PageTextSource } from '@book-store/contract/schemas/page-texts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { successToast } from '../../kit/dialogs/dialogs.ts';
import { EditConflict } from '../../kit/forms/edit-conflict.tsx';
import { MarkdownField } from '../../kit/forms/markdown-field.tsx';
import { SavedAt } from '../../kit/forms/saved-at.tsx';
import { useEditConflict } from '../../kit/forms/use-edit-conflict.ts';
import { useSavedForm } from '../../kit/forms/use-saved-form.ts';
import { useEditPageTextMutation } from './api.ts';

/** The text of one page. */
export function PageTextForm({ source }: { source: PageTextSource }) {
  const { title, pattern } = PAGES[source.id];
  const [text, setText] = useState(source.text);
  const [editPageText] = useEditPageTextMutation();
  const { save, conflict } = useEditConflict({
    opened: source,
    valuesOf: ({ text }) => ({ text }),
    labels: { text: 'Text' },
    put: (_name, value) => setText(String(value)),
  });
  const { form, submitting, problem, savedAt } = useSavedForm(async () => {
    await save({ text }, ({ version }) => editPageText({ id: source.id, text, version }).unwrap());
    void successToast(`“${title}” has been saved`);
  });
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p>
        {source.text ? 'Visitors read your text on ' : 'Visitors read the usual text on '}
        <Link to={pattern} className="link">
          {title}
        </Link>
        {source.text ? '. Empty the field to bring the usual text back.' : ' until you write one.'}
      </p>
      <MarkdownField
        label="Text"
        name="text"
        text={text}
        onChange={setText}
        error={problem?.fields.text}
      />
      <EditConflict conflict={conflict} what="this text" problem={problem} />
      <Button type="submit" disabled={submitting} className="justify-self-start">
        {submitting ? 'Saving…' : 'Save page'}
      </Button>
      <SavedAt at={savedAt} />
    </form>
  );
}

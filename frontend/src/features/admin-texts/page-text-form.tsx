import { PAGES } from '@book-store/contract/pages';
import type { PageTextSource } from '@book-store/contract/schemas/page-texts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../shared/ui/button.tsx';
import { successToast } from '../../shared/ui/dialogs.ts';
import { FormProblem } from '../../shared/ui/form-problem.tsx';
import { MarkdownField } from '../../shared/ui/markdown-field.tsx';
import { useSavedForm } from '../../shared/use-saved-form.ts';
import { useEditPageTextMutation } from './admin-texts-api.ts';

/** The text of one page. */
export function PageTextForm({ source }: { source: PageTextSource }) {
  const { title, pattern } = PAGES[source.id];
  const [text, setText] = useState(source.text);
  const [editPageText] = useEditPageTextMutation();
  const { form, submitting, problem } = useSavedForm(async () => {
    await editPageText({ id: source.id, text }).unwrap();
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
      <FormProblem problem={problem} />
      <Button type="submit" disabled={submitting} className="justify-self-start">
        {submitting ? 'Saving…' : 'Save page'}
      </Button>
    </form>
  );
}

import { PAGES } from '@book-store/contract/pages';
import type { PageTextSource } from '@book-store/contract/schemas/page-texts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { Button } from '../../shared/ui/button.tsx';
import { successToast } from '../../shared/ui/dialogs.ts';
import { FormProblem } from '../../shared/ui/form-problem.tsx';
import { MarkdownField } from '../../shared/ui/markdown-field.tsx';
import { SavedAt } from '../../shared/ui/saved-at.tsx';
import { type Disagreement, YoursAndTheirs } from '../../shared/ui/yours-and-theirs.tsx';
import { useSavedForm } from '../../shared/use-saved-form.ts';
import { useEditPageTextMutation } from './admin-texts-api.ts';

/** The text of one page. */
export function PageTextForm({ source }: { source: PageTextSource }) {
  const { title, pattern } = PAGES[source.id];
  const [text, setText] = useState(source.text);
  const [editPageText] = useEditPageTextMutation();
  const [seen, setSeen] = useState(source.text);
  const [dispute, setDispute] = useState<Disagreement>();
  const { form, submitting, problem, savedAt, markUnsaved } = useSavedForm(async () => {
    try {
      await editPageText({ id: source.id, text, seen }).unwrap();
    } catch (error) {
      const { code, extra } = toApiProblem(error);
      if (code !== 'changed-meanwhile') throw error;
      setDispute({ name: 'text', label: 'Text', yours: text, theirs: String(extra.text) });
      throw error;
    }
    setSeen(text);
    setDispute(undefined);
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
      {dispute && (
        <YoursAndTheirs
          key={dispute.theirs}
          what="this text"
          button="Save page"
          disagreements={[dispute]}
          onChoose={(_name, chosen) => {
            setDispute({ ...dispute, chosen });
            setSeen(dispute.theirs);
            setText(dispute[chosen]);
            markUnsaved();
          }}
        />
      )}
      <FormProblem problem={dispute && problem?.code === 'changed-meanwhile' ? null : problem} />
      <Button type="submit" disabled={submitting} className="justify-self-start">
        {submitting ? 'Saving…' : 'Save page'}
      </Button>
      <SavedAt at={savedAt} />
    </form>
  );
}

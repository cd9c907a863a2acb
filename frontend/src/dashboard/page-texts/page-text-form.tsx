import { PAGES } from '@book-store/contract/pages';
import type { PageTextSource } from '@book-store/contract/schemas/page-texts';
import { Link } from 'react-router-dom';
import { EditForm } from '../../kit/forms/edit-form.tsx';
import { MarkdownField } from '../../kit/forms/markdown-field.tsx';
import { useEditForm } from '../../kit/forms/use-edit-form.ts';
import { useEditPageTextMutation } from './api.ts';

const FIELDS = { text: { label: 'Text' } };

/** The text of one page. */
export function PageTextForm({ source }: { source: PageTextSource }) {
  const { title, pattern } = PAGES[source.id];
  const [editPageText] = useEditPageTextMutation();
  const form = useEditForm({
    item: source,
    fields: FIELDS,
    read: ({ text }) => ({ text }),
    send: ({ text }, { version }) => editPageText({ id: source.id, text, version }).unwrap(),
    saved: `“${title}” has been saved`,
  });
  return (
    <EditForm form={form} what="this text" button="Save page">
      <p>
        {source.text ? 'Visitors read your text on ' : 'Visitors read the usual text on '}
        <Link to={pattern} className="link">
          {title}
        </Link>
        {source.text ? '. Empty the field to bring the usual text back.' : ' until you write one.'}
      </p>
      <MarkdownField {...form.field('text')} />
    </EditForm>
  );
}

import { PAGES } from '@book-store/contract/pages/addresses/pages';
import type { PageTextSource } from '@book-store/contract/settings/page-texts/page-texts.schemas';
import { languageOf } from '@book-store/contract/storefront';
import { Link } from 'react-router-dom';
import { useShop } from '../../../api/calls/shop-api.ts';
import { Button } from '../../../kit/button.tsx';
import { MarkdownField } from '../../../kit/fields/markdown-field.tsx';
import { EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { useEditPageTextMutation } from './api.ts';
import { TEMPLATES } from './templates.ts';

const FIELDS = { text: { label: 'Text' } };

/** The text of one page. */
export function PageTextForm({ source }: { source: PageTextSource }) {
  const { title, pattern } = PAGES[source.id];
  const template = TEMPLATES[languageOf(useShop().storefront)][source.id];
  const before = template ? 'Nothing stands on ' : 'Visitors read the usual text on ';
  const emptied = template
    ? 'Empty the field to take the page away.'
    : 'Empty the field to bring the usual text back.';
  const [editPageText] = useEditPageTextMutation();
  const form = useEditForm({
    item: source,
    keep: `text-${source.id}`,
    fields: FIELDS,
    read: ({ text }) => ({ text }),
    send: ({ text }, { version }) => editPageText({ id: source.id, text, version }).unwrap(),
    saved: `“${title}” has been saved`,
  });
  return (
    <EditForm form={form} what="this text" button="Save page">
      <p>
        {source.text ? 'Visitors read your text on ' : before}
        <Link to={pattern} className="link">
          {title}
        </Link>
        {source.text ? `. ${emptied}` : ' until you write one.'}
      </p>
      {template && form.values.text === '' && (
        <p>
          <Button variant="secondary" onClick={() => form.put('text', template)}>
            Start from a template
          </Button>{' '}
          <span className="text-muted">
            Fill in what is in brackets, and have somebody who knows the law of your country read
            it.
          </span>
        </p>
      )}
      <MarkdownField {...form.field('text')} />
    </EditForm>
  );
}

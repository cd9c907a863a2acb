import {
  NEWS_DESCRIPTION_MAX,
  NEWS_IMAGE_ALT_MAX,
  NEWS_TITLE_MAX,
} from '@book-store/contract/news-limits';
import { newsPicture } from '@book-store/contract/news-pictures';
import type {
  AdminNewsView,
  EditNewsBody,
  ReplaceNewsBody,
} from '@book-store/contract/schemas/news';
import { useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { EditConflict } from '../../kit/forms/edit-conflict.tsx';
import { Field, TextAreaField } from '../../kit/forms/field.tsx';
import { fillField } from '../../kit/forms/fill-field.ts';
import { assertConstraints } from '../../kit/forms/form-constraints.ts';
import { MarkdownField } from '../../kit/forms/markdown-field.tsx';
import { PictureField } from '../../kit/forms/picture-field.tsx';
import { SavedAt } from '../../kit/forms/saved-at.tsx';
import { useEditConflict } from '../../kit/forms/use-edit-conflict.ts';
import { useSavedForm } from '../../kit/forms/use-saved-form.ts';

type News = EditNewsBody & Partial<Pick<AdminNewsView, 'version'>>;
type NewsFormProps = {
  news: News;
  /** Returns the item as it is stored. */
  save: (body: ReplaceNewsBody) => Promise<AdminNewsView>;
};

const smallPath = (image: string) => {
  const { widths, usual, pathOf } = newsPicture(image);
  return pathOf(widths[0] ?? usual);
};

const LABELS = {
  title: 'Title',
  description: 'In short',
  text: 'Text',
  image: 'Picture',
  imageAlt: 'Alt text',
  date: 'Date',
  draft: 'Draft',
};

const valuesOf = ({ title, description, text, image, imageAlt, date, draft }: News) => ({
  title,
  description,
  text,
  image: image ?? '',
  imageAlt: imageAlt ?? '',
  date,
  draft,
});

/** All fields of a news item. */
export function NewsForm({ news, save }: NewsFormProps) {
  const [text, setText] = useState(news.text);
  const [image, setImage] = useState(news.image ?? '');
  const root = useRef<HTMLFormElement>(null);
  const { save: saveEdit, conflict } = useEditConflict<News>({
    opened: news,
    valuesOf,
    labels: LABELS,
    put: (name, value) => {
      if (name === 'text') setText(String(value));
      else if (name === 'image') setImage(String(value));
      else fillField(root.current, name, value);
    },
  });
  const { form, submitting, problem, savedAt, markUnsaved } = useSavedForm(
    async (data, element) => {
      assertConstraints(element, 'Please fill in the marked fields.');
      const typed = (name: string) => String(data.get(name) ?? '').trim();
      const body = {
        title: typed('title'),
        description: typed('description'),
        date: typed('date'),
        draft: data.has('draft'),
        imageAlt: typed('imageAlt'),
        image,
        text,
      };
      await saveEdit(valuesOf(body), ({ version }) => save({ ...body, version }));
    },
  );
  const named = (name: string) => ({ name, error: problem?.fields[name] });
  return (
    <form {...form} ref={root} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field
        label="Title"
        defaultValue={news.title}
        maxLength={NEWS_TITLE_MAX}
        required
        {...named('title')}
      />
      <TextAreaField
        label="In short"
        hint="One or two sentences for the card and for search engines."
        rows={2}
        defaultValue={news.description}
        maxLength={NEWS_DESCRIPTION_MAX}
        required
        {...named('description')}
      />
      <PictureField
        label="Picture"
        hint="Wide pictures of 16:9 work best."
        picture={image}
        pathOf={smallPath}
        error={problem?.fields.image}
        onChange={(next) => {
          setImage(next);
          markUnsaved();
        }}
      />
      {image && (
        <Field
          label="Alt text"
          optional
          hint="For those who cannot see it."
          defaultValue={news.imageAlt}
          maxLength={NEWS_IMAGE_ALT_MAX}
          {...named('imageAlt')}
        />
      )}
      <MarkdownField
        label="Text"
        name="text"
        text={text}
        onChange={setText}
        error={problem?.fields.text}
      />
      <Field
        label="Date"
        type="date"
        hint="The newest comes first."
        defaultValue={news.date}
        required
        className="max-w-60"
        {...named('date')}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="draft"
          defaultChecked={news.draft}
          className="size-5 accent-accent-deep"
        />
        <span>
          Draft <span className="text-muted">(only admins see it)</span>
        </span>
      </label>
      <EditConflict conflict={conflict} what="this news item" problem={problem} />
      <Button type="submit" disabled={submitting} className="justify-self-start">
        {submitting ? 'Saving…' : 'Save news'}
      </Button>
      <SavedAt at={savedAt} />
    </form>
  );
}

import type {
  AdminNewsView,
  EditNewsBody,
  ReplaceNewsBody,
} from '@book-store/contract/messages/news/news.schemas';
import { newsPicture } from '@book-store/contract/pictures';
import {
  NEWS_DESCRIPTION_MAX,
  NEWS_IMAGE_ALT_MAX,
  NEWS_TITLE_MAX,
} from '@book-store/contract/text-limits';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { MarkdownField } from '../../../kit/fields/markdown-field.tsx';
import { PictureField, PictureShown } from '../../../kit/fields/picture-field.tsx';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';

type News = EditNewsBody & Partial<Pick<AdminNewsView, 'id' | 'version'>>;
type NewsFormProps = {
  news: News;
  /** Returns the stored item. */
  save: (body: ReplaceNewsBody) => Promise<AdminNewsView>;
  saved: string | ((stored: News) => void);
};

const smallPath = (image: string) => {
  const { widths, usual, pathOf } = newsPicture(image);
  return pathOf(widths[0] ?? usual);
};

const FIELDS = {
  title: { label: 'Title', required: true, maxLength: NEWS_TITLE_MAX },
  description: {
    label: 'In short',
    hint: 'One or two sentences for the card and for search engines.',
    rows: 2,
    required: true,
    maxLength: NEWS_DESCRIPTION_MAX,
  },
  image: {
    label: 'Picture',
    hint: 'Wide pictures of 16:9 work best.',
    shows: (image: string) => image && <PictureShown path={smallPath(image)} />,
  },
  imageAlt: {
    label: 'Alt text',
    optional: true,
    hint: 'For those who cannot see it.',
    maxLength: NEWS_IMAGE_ALT_MAX,
  },
  text: { label: 'Text' },
  date: {
    label: 'Date',
    type: 'date',
    hint: 'The newest comes first.',
    required: true,
    className: 'max-w-60',
  },
  draft: { label: 'Draft' },
};

/** All fields of a news item. */
export function NewsForm({ news, save, saved }: NewsFormProps) {
  const form = useEditForm({
    item: news,
    keep: `news-${news.id ?? 'new'}`,
    fields: FIELDS,
    read: ({ image = '', imageAlt = '', ...item }: News) => ({
      title: item.title,
      description: item.description,
      image,
      imageAlt,
      text: item.text,
      date: item.date,
      draft: item.draft,
    }),
    send: ({ imageAlt, ...typed }, { version }) =>
      save({ ...typed, imageAlt: typed.image && imageAlt, version }),
    saved,
  });
  return (
    <EditForm form={form} what="this news item" button="Save news">
      <EditFields of={form} names={['title', 'description']} />
      <PictureField
        {...form.field('image')}
        pathOf={smallPath}
        onChange={(image) => form.put('image', image)}
      />
      {form.values.image && <EditFields of={form} names={['imageAlt']} />}
      <MarkdownField {...form.field('text')} />
      <EditFields of={form} names={['date']} />
      <Checkbox className="flex items-center gap-3" {...form.checkbox('draft')}>
        <span>
          Draft <span className="text-muted">(only admins see it)</span>
        </span>
      </Checkbox>
    </EditForm>
  );
}

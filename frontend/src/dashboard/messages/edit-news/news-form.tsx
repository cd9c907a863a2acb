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
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { messagesTexts } from '../texts.ts';

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

const fieldsIn = ({ fields, draft }: TextsOf<typeof messagesTexts>['news']) => ({
  title: { label: fields.title, required: true, maxLength: NEWS_TITLE_MAX },
  description: {
    label: fields.description,
    hint: fields.descriptionHint,
    rows: 2,
    required: true,
    maxLength: NEWS_DESCRIPTION_MAX,
  },
  image: {
    label: fields.image,
    hint: fields.imageHint,
    shows: (image: string) => image && <PictureShown path={smallPath(image)} />,
  },
  imageAlt: {
    label: fields.imageAlt,
    optional: true,
    hint: fields.imageAltHint,
    maxLength: NEWS_IMAGE_ALT_MAX,
  },
  text: { label: fields.text },
  date: {
    label: fields.date,
    type: 'date',
    hint: fields.dateHint,
    required: true,
    className: 'max-w-60',
  },
  draft: { label: draft },
});

/** All fields of a news item. */
export function NewsForm({ news, save, saved }: NewsFormProps) {
  const texts = useTexts(messagesTexts).news;
  const form = useEditForm({
    item: news,
    keep: `news-${news.id ?? 'new'}`,
    fields: fieldsIn(texts),
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
  const isNew = news.id === undefined;
  const button = form.values.draft ? texts.saveDraft : texts.publish;
  return (
    <EditForm form={form} what={texts.what} button={isNew ? button : texts.save}>
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
          {texts.draft} <span className="text-muted">{texts.draftNote}</span>
        </span>
      </Checkbox>
    </EditForm>
  );
}

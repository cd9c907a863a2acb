import { SEARCH_MAX } from '@book-store/contract/lists';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Field } from '../../kit/forms/field.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import lostPage from '../../kit/pictures/lost-page.svg?raw';
import { Picture } from '../../kit/pictures/picture.tsx';
import { useHead } from '../../lib/page-heads.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { commonTexts } from '../../lib/texts.ts';
import { GenrePills } from '../shelf/genre-pills.tsx';
import { notFoundTexts } from './texts.ts';

export default function NotFoundPage() {
  const texts = useTexts(notFoundTexts);
  const { home } = useTexts(commonTexts);
  const head = useHead('pageNotFound');
  return (
    <>
      <PageHead {...head} status={404} />
      <h1 className="sr-only">{head.title}</h1>
      <EmptyState picture={<Picture drawing={lostPage} />} text={texts.text}>
        <BookSearch />
        <GenrePills />
        <ButtonLink variant="secondary" to={paths.home.to()}>
          {home}
        </ButtonLink>
      </EmptyState>
    </>
  );
}

function BookSearch() {
  const texts = useTexts(notFoundTexts);
  const navigate = useNavigate();
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q')).trim();
    void navigate(paths.search.to({ q }));
  }
  return (
    <form
      action={paths.search.pattern}
      onSubmit={onSubmit}
      className="flex w-full max-w-md flex-wrap items-end gap-3 text-left"
    >
      <Field
        label={texts.which}
        name="q"
        type="search"
        enterKeyHint="search"
        maxLength={SEARCH_MAX}
        className="min-w-0 grow basis-48"
      />
      <Button type="submit">{texts.search}</Button>
    </form>
  );
}

import { SEARCH_MAX } from '@book-store/contract/lists';
import { PAGE_NOT_FOUND } from '@book-store/contract/pages';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Field } from '../../kit/forms/field.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import lostPage from '../../kit/pictures/lost-page.svg?raw';
import { Picture } from '../../kit/pictures/picture.tsx';
import { paths } from '../../lib/paths.ts';
import { GenrePills } from '../shelf/genre-pills.tsx';

export default function NotFoundPage() {
  return (
    <>
      <PageHead {...PAGE_NOT_FOUND} status={404} />
      <h1 className="sr-only">{PAGE_NOT_FOUND.title}</h1>
      <EmptyState picture={<Picture drawing={lostPage} />} text="This page is not on our shelves.">
        <BookSearch />
        <GenrePills />
        <ButtonLink variant="secondary" to={paths.home.to()}>
          Go to the home page
        </ButtonLink>
      </EmptyState>
    </>
  );
}

function BookSearch() {
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
        label="Which book are you looking for?"
        name="q"
        type="search"
        enterKeyHint="search"
        maxLength={SEARCH_MAX}
        className="min-w-0 grow basis-48"
      />
      <Button type="submit">Search</Button>
    </form>
  );
}

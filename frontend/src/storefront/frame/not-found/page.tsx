import { SEARCH_MAX } from '@book-store/contract/lists';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { GenrePills } from '../../catalogue/parts/shelf/genre-pills.tsx';
import { frameTexts } from '../texts.ts';
import { NotFoundView } from './not-found-view.tsx';

export default function NotFoundPage() {
  const texts = useTexts(frameTexts).notFound;
  const { home } = useTexts(commonTexts);
  return (
    <NotFoundView text={texts.text}>
      <BookSearch />
      <GenrePills />
      <ButtonLink variant="secondary" to={paths.home.to()}>
        {home}
      </ButtonLink>
    </NotFoundView>
  );
}

function BookSearch() {
  const texts = useTexts(frameTexts).notFound;
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

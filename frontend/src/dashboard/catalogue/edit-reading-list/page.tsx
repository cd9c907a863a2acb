import type { EditReadingListBody } from '@book-store/contract/catalogue/reading-lists/reading-lists.schemas';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ButtonLink } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import {
  useAddReadingListMutation,
  useEditReadingListMutation,
  useGetAnyReadingListQuery,
} from '../parts/reading-lists/api.ts';
import { readingListTexts } from '../reading-list-texts.ts';
import { ReadingListForm } from './reading-list-form.tsx';

/** Edits a list, or adds one if the URL has no id. */
export default function EditReadingListPage() {
  const { id } = useParams();
  return (
    <section className="stack max-w-3xl gap-4">
      {id === undefined ? <AddList /> : <EditList key={id} id={id} />}
    </section>
  );
}

const BLANK: EditReadingListBody = { title: '', books: [], published: true };

function AddList() {
  const texts = useTexts(readingListTexts);
  const navigate = useNavigate();
  const [addList] = useAddReadingListMutation();
  const [isAdded, setAdded] = useState(false);
  // In an effect, because until the form knows that it is saved, it would ask before leaving.
  useEffect(() => {
    if (isAdded) navigate(dashboardPaths.adminReadingLists.to());
  }, [isAdded, navigate]);
  return (
    <>
      <PageHead {...useDashboardHead('addReadingList')} />
      <Card title={texts.make}>
        <ReadingListForm
          list={BLANK}
          save={({ version: _none, ...body }) => addList(body).unwrap()}
          saved={() => {
            void successToast(texts.saved);
            setAdded(true);
          }}
        />
      </Card>
    </>
  );
}

function EditList({ id }: { id: string }) {
  const texts = useTexts(readingListTexts);
  const query = useGetAnyReadingListQuery(id);
  const [editList] = useEditReadingListMutation();
  return (
    <>
      <PageHead title={query.currentData?.title ?? texts.title} hidden />
      <Loaded query={query} current failed={texts.failed}>
        {(list) => (
          <Card title={texts.edit}>
            <ReadingListForm
              list={list}
              save={(body) => editList({ id, body }).unwrap()}
              saved={texts.saved}
            />
          </Card>
        )}
      </Loaded>
      <ButtonLink
        variant="link"
        to={dashboardPaths.adminReadingLists.to()}
        className="justify-self-start"
      >
        {texts.all}
      </ButtonLink>
    </>
  );
}

import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import type { FieldChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAllGenreNames } from '../../../api/calls/all-genres-api.ts';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { withGenreNames } from '../../reports/parts/activity/field-paths.ts';
import { useFieldWords } from '../../reports/parts/activity/field-words.ts';
import { MovedQuestion, ProblemGroups, RepairGroups } from './cell-groups.tsx';
import { EncodingQuestion } from './encoding-question.tsx';
import { FileDrop } from './file-drop.tsx';
import { FileFacts, hasKey } from './file-facts.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportReport } from './import-report.tsx';
import { ImportResult } from './import-result.tsx';
import { NewBookDefaults } from './new-book-defaults.tsx';
import { useImport } from './use-import.ts';

export default function ImportPage() {
  const texts = useDashboardTexts();
  const [params, setParams] = useSearchParams();
  const show = (id: string | null) =>
    setParams(id ? { id } : {}, { replace: true, preventScrollReset: true });
  const one = useImport(params.get('id'), show);
  const { current, file, problem, list } = one;
  const isRunning = current?.status === 'running';
  const loading = one.error ? { error: one.error, refetch: one.retry } : list;
  const canDecide = file !== undefined && current?.dryRun === true;
  const asksEncoding = problem?.fields.encoding !== undefined;

  return (
    <section aria-labelledby="import" className="stack gap-4">
      <PageHead {...PAGES.importBooks} />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="import">Import books</h2>
        <ButtonLink variant="secondary" to={dashboardPaths.manageBooks.to()}>
          {texts.admin.manageBooks}
        </ButtonLink>
      </header>
      {!isRunning && <FileDrop file={file} busy={one.sending} onChoose={one.choose} />}
      {one.sending && <Loaded query={{}} loading="Reading the file…" spinner="py-6" />}
      {problem && asksEncoding && (
        <EncodingQuestion
          sample={String(problem.extra.sample ?? '')}
          onLatin1={() => one.check({ ...one.choices, encoding: 'latin1' })}
        />
      )}
      {problem && !asksEncoding && (
        <p role="alert" className="font-semibold text-bad">
          {problem.message}
        </p>
      )}
      <Loaded
        query={loading}
        loading="Loading…"
        {...(current && { waiting: null })}
        failed="The import could not be loaded."
      >
        {() => !isRunning && !file && <WhatFilesMayBe />}
      </Loaded>
      {current && isRunning && <ImportProgress current={current} onStop={one.stop} />}
      {current && !isRunning && !one.sending && (
        <>
          <ImportResult
            current={current}
            canImport={file !== undefined && !one.isUnchecked && hasKey(current)}
            hasFile={file !== undefined}
            onImport={one.importNow}
          />
          {hasKey(current) && (
            <>
              <ProblemGroups
                current={current}
                choices={one.choices}
                onDecide={canDecide ? one.check : undefined}
              />
              <MovedQuestion
                current={current}
                choices={one.choices}
                onDecide={canDecide ? one.check : undefined}
              />
              <RepairGroups current={current} />
            </>
          )}
          {canDecide && <Decisions current={current} of={one} />}
          <Report current={current} />
        </>
      )}
    </section>
  );
}

type DecisionsProps = { current: ImportView; of: ReturnType<typeof useImport> };

function Decisions({ current, of: one }: DecisionsProps) {
  const parts = { current, choices: one.choices, onChange: one.setChoices };
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    one.check();
  }
  return (
    <form onSubmit={onSubmit} className="stack gap-4">
      <FileFacts {...parts} />
      <NewBookDefaults {...parts} />
      {one.isUnchecked && (
        <Button type="submit" className="justify-self-start">
          Check again
        </Button>
      )}
    </form>
  );
}

function Report({ current }: { current: ImportView }) {
  const genreName = useAllGenreNames();
  const { nameOf, shown } = useFieldWords();
  if (!hasKey(current)) return null;
  const changeText = (change: FieldChange, isNew: boolean) => {
    const [{ field, from, to } = change] = withGenreNames([change], genreName);
    const before = isNew ? '' : `${shown(field, from)} → `;
    return `${nameOf(field)}: ${before}${shown(field, to)}`;
  };
  return <ImportReport key={current._id} current={current} changeText={changeText} />;
}

function WhatFilesMayBe() {
  return (
    <div className="prose grid gap-2">
      <p>
        A file of books has a line for each, and names its columns in the first one, in English,
        German, French, Spanish or Italian: ISBN, Title, Author, Price, Genre, Description and
        whatever else you know. An ISBN or a title, and a price, are enough. You see what would
        change before anything does.
      </p>
      <p>
        Books are recognised by their ISBN, those without one by title and author; once a file names
        their ISBN, they get it. Missing columns and blank cells change nothing in the shop; a dash
        (-) removes a value. A stock below 0 is read as 0.
      </p>
      <p>
        An export of the shop is such a file, too. It records the stock, price and version of each
        book. Where the shop has changed since, you are asked, and the shop’s value stays unless you
        choose that of the file.
      </p>
    </div>
  );
}

import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import type { FieldChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAllGenreNames } from '../../../api/calls/all-genres-api.ts';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { dashboardKitTexts } from '../../../kit/dashboard-texts.ts';
import { useUnsavedChanges } from '../../../kit/forms/use-unsaved-changes.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { withGenreNames } from '../../reports/parts/activity/field-paths.ts';
import { useFieldWords } from '../../reports/parts/activity/field-words.ts';
import { importTexts } from '../import-texts.ts';
import { MovedQuestion, ProblemGroups, RepairGroups } from './cell-groups.tsx';
import { EncodingQuestion } from './encoding-question.tsx';
import { FileDrop } from './file-drop.tsx';
import { FileFacts, hasKey, LeftOut } from './file-facts.tsx';
import { ImportProgress } from './import-progress.tsx';
import { type ChosenTab, ImportReport } from './import-report.tsx';
import { ImportResult } from './import-result.tsx';
import { NewBookDefaults } from './new-book-defaults.tsx';
import { PastImports } from './past-imports.tsx';
import type { TypedCells, Typing } from './type-cells.tsx';
import { UndoImport } from './undo-import.tsx';
import { useImport } from './use-import.ts';

export default function ImportPage() {
  const { admin } = useDashboardTexts();
  const head = useDashboardHead('importBooks');
  const texts = useTexts(importTexts);
  const [params, setParams] = useSearchParams();
  const show = (id: string | null) =>
    setParams(id ? { id } : {}, { replace: true, preventScrollReset: true });
  const one = useImport(params.get('id'), show);
  const { current, file, problem, list } = one;
  const isRunning = current?.status === 'running';
  const loading = one.error ? { error: one.error, refetch: one.retry } : list;
  const canDecide = file !== undefined && current?.dryRun === true;
  const [chosen, choose] = useState<ChosenTab>();
  const typing: Typing = {
    typed: one.choices.typed,
    onType: (typed: TypedCells) => one.setChoices({ ...one.choices, typed }),
    onCheck: () => one.check(),
  };
  useUnsavedChanges(canDecide && Object.keys(one.choices.typed).length > 0);
  const asksEncoding = problem?.fields.encoding !== undefined;

  return (
    <section aria-labelledby="import" className="stack gap-4">
      <PageHead {...head} />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="import">{head.title}</h2>
        <ButtonLink variant="secondary" to={dashboardPaths.manageBooks.to()}>
          {admin.manageBooks}
        </ButtonLink>
      </header>
      {!isRunning && <FileDrop file={file} busy={one.sending} onChoose={one.choose} />}
      {one.sending && <Loaded query={{}} loading={texts.reading} spinner="py-6" />}
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
        loading={useTexts(dashboardKitTexts).loading}
        {...(current && { waiting: null })}
        failed={texts.failed}
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
          {!current.dryRun && (
            <UndoImport key={current._id} current={current} onStarted={one.retry} />
          )}
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
          <LeftOut columns={current.columns} canDecide={canDecide} />
          {canDecide && <Decisions current={current} of={one} />}
          <Report
            current={current}
            typing={canDecide ? typing : undefined}
            tab={{ chosen, choose }}
          />
        </>
      )}
      {!file && current && <PastImports imports={list.data ?? []} shown={current._id} />}
    </section>
  );
}

type DecisionsProps = { current: ImportView; of: ReturnType<typeof useImport> };

function Decisions({ current, of: one }: DecisionsProps) {
  const { checkAgain } = useTexts(importTexts);
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
          {checkAgain}
        </Button>
      )}
    </form>
  );
}

type ReportProps = Pick<ComponentProps<typeof ImportReport>, 'current' | 'typing' | 'tab'>;

function Report(props: ReportProps) {
  const genreName = useAllGenreNames();
  const { nameOf, shown } = useFieldWords();
  if (!hasKey(props.current)) return null;
  const changeText = (change: FieldChange, isNew: boolean) => {
    const [{ field, from, to } = change] = withGenreNames([change], genreName);
    const before = isNew ? '' : `${shown(field, from)} → `;
    return `${nameOf(field)}: ${before}${shown(field, to)}`;
  };
  return <ImportReport {...props} changeText={changeText} />;
}

const WhatFilesMayBe = () => (
  <div className="prose grid gap-2">
    {useTexts(importTexts).about.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);

import type {
  BookColumn,
  DefaultColumn,
} from '@book-store/contract/catalogue/imports/book-columns';
import type {
  ImportView,
  StartImportQuery,
} from '@book-store/contract/catalogue/imports/imports.schemas';
import type { FileEncoding, MovedChoice, Separator } from '@book-store/contract/uploads';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiProblem, toApiProblem } from '../../../api/api-problem.ts';
import { FRESH } from '../../../api/refresh.ts';
import {
  booksChanged,
  useGetImportQuery,
  useListImportsQuery,
  useStartImportMutation,
  useStopImportMutation,
  useTypeCellsMutation,
} from './api.ts';

import type { TypedCells } from './type-cells.tsx';

const POLL_MS = 700;

export type ImportChoices = {
  encoding?: FileEncoding;
  separator?: Separator;
  columns: Partial<Record<BookColumn, string | null>>;
  addGenres: boolean;
  /** Defaults for new books where the file has no value. */
  defaults: Partial<Record<DefaultColumn, string>>;
  /** Columns whose wrong cells are left out. */
  leaveOut: readonly BookColumn[];
  /** Which values to keep where the shop has changed since the export. */
  moved: MovedChoice;
  typed: TypedCells;
  /** Whether cells with line breaks and separators are intended. */
  multiline: boolean;
};
export const NO_CHOICES: ImportChoices = {
  columns: {},
  addGenres: false,
  defaults: {},
  leaveOut: [],
  moved: 'shop',
  typed: {},
  multiline: false,
};

export function useImport(shownId: string | null, show: (id: string | null) => void) {
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState(NO_CHOICES);
  const [checked, setChecked] = useState(NO_CHOICES);
  const [problem, setProblem] = useState<ApiProblem>();
  const [send, { isLoading: sending }] = useStartImportMutation();
  const [stop] = useStopImportMutation();
  const [typeCells, { isLoading: typing }] = useTypeCellsMutation();
  const list = useListImportsQuery(undefined, FRESH);
  const running = list.data?.find(({ status }) => status === 'running');
  const last = file ? undefined : list.data?.find(({ dryRun }) => !dryRun);
  const id = shownId ?? (running ?? last)?._id;
  const current = useRunningImport(id);
  useBooksChanged(current.data);

  async function start(dryRun: boolean, chosen: ImportChoices, from = file): Promise<void> {
    if (!from || sending) return;
    setProblem(undefined);
    setChoices(chosen);
    try {
      const checkedId = !dryRun && current.data?.dryRun ? current.data._id : undefined;
      const typedIn = await keepTyped(chosen.typed);
      const query = {
        ...toQuery(dryRun, chosen),
        ...(checkedId && { checked: checkedId }),
        ...(typedIn && { typed: typedIn }),
      };
      show((await send({ file: from, query }).unwrap())._id);
      setChecked(chosen);
    } catch (error) {
      setProblem(toApiProblem(error));
    }
  }

  /** Returns the dry run that knows what is typed over. */
  async function keepTyped(typed: TypedCells): Promise<string | undefined> {
    const cells = Object.entries(typed).map(([key, text]) => {
      const [row, column] = key.split(':').map(Number);
      return { row: row ?? 0, column: column ?? 0, text };
    });
    const known = current.data;
    if (cells.length === 0 || !known?.dryRun) return undefined;
    await typeCells({ id: known._id, cells }).unwrap();
    return known._id;
  }

  return {
    file,
    choices,
    /** Whether the choices have changed since the last dry run. */
    isUnchecked: choices !== checked,
    problem,
    sending: sending || typing,
    list,
    current: id ? current.data : undefined,
    error: id ? current.error : undefined,
    retry: () => void current.refetch(),
    setChoices,
    choose: (chosen: File) => {
      setFile(chosen);
      show(null);
      setChecked(NO_CHOICES);
      void start(true, NO_CHOICES, chosen);
    },
    check: (chosen = choices) => void start(true, chosen),
    importNow: () => void start(false, choices),
    stop: () => id && void stop(id).then(() => current.refetch()),
  };
}

/** Polls until the import ends. */
function useRunningImport(id: string | undefined) {
  const [isOver, setOver] = useState(false);
  const query = useGetImportQuery(id ?? '', {
    skip: !id,
    pollingInterval: isOver ? 0 : POLL_MS,
    ...FRESH,
  });
  const { currentData, ...rest } = query;
  const status = currentData?.status;
  const isUndoing = currentData?.undone !== undefined && !currentData.undone.finishedAt;
  useEffect(
    () => setOver(status !== undefined && status !== 'running' && !isUndoing),
    [status, isUndoing],
  );
  return { ...rest, data: currentData };
}

function useBooksChanged(current: ImportView | undefined): void {
  const dispatch = useDispatch();
  const isOver = current && !current.dryRun && current.status !== 'running';
  const undone = current?.undone?.finishedAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: undoing changes them once more
  useEffect(() => {
    if (isOver) dispatch(booksChanged());
  }, [isOver, undone, dispatch]);
}

const toQuery = (
  dryRun: boolean,
  { columns, defaults, leaveOut, ...chosen }: ImportChoices,
): StartImportQuery => ({
  dryRun: dryRun ? 'true' : 'false',
  addGenres: chosen.addGenres ? 'true' : 'false',
  ...(chosen.moved !== 'shop' && { moved: chosen.moved }),
  ...(chosen.multiline && { multiline: 'true' }),
  ...(chosen.encoding && { encoding: chosen.encoding }),
  ...(chosen.separator && { separator: chosen.separator }),
  ...(Object.keys(columns).length > 0 && { columns: JSON.stringify(columns) }),
  ...(Object.values(defaults).some(Boolean) && { defaults: JSON.stringify(defaults) }),
  ...(leaveOut.length > 0 && { leaveOut: leaveOut.join() }),
});

import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../kit/date-time.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { importTexts } from '../import-texts.ts';

type PastImportsProps = { imports: readonly ImportView[]; shown: string | undefined };

/** The other imports that are kept, latest first, each with its result and the way to undo it. */
export function PastImports({ imports, shown }: PastImportsProps) {
  const texts = useTexts(importTexts);
  const others = imports.filter(
    ({ _id, dryRun, status }) => !dryRun && status !== 'running' && _id !== shown,
  );
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="past-imports" className="grid gap-2 card p-4">
      <h3 id="past-imports" className="text-lead">
        {texts.past.title}
      </h3>
      <ul>
        {others.map(({ _id, fileName, startedAt, counts, undone }) => (
          <li key={_id} className="border-b border-line py-2 break-words last:border-0">
            <Link to={`${dashboardPaths.importBooks.to()}?id=${_id}`} className="link">
              {fileName ?? texts.past.theFile}
            </Link>
            , <DateTime at={startedAt} />
            <p className="text-fine text-muted">
              {texts.result.imported(counts.new, counts.changed)}
              {undone && ` ${texts.past.undone}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

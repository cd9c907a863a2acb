import type { Breadcrumb } from '@book-store/contract/pages/addresses/page-entry';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/addresses/paths.ts';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { kitTexts } from '../texts.ts';

/** The way from the home page, which is added as the first step; the last step is this page. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const texts = useTexts(kitTexts);
  const steps: Breadcrumb[] = [{ name: texts.home, to: paths.home.to() }, ...items];
  return (
    <nav aria-label={texts.breadcrumbs} className="text-fine text-muted">
      <ol className="flex flex-wrap items-center">
        {steps.map(({ name, to }, index) => (
          <li key={`${to} ${name}`} className="flex min-w-0 items-center last:grow last:basis-24">
            {to && index < steps.length - 1 ? (
              <Link to={to} className="inline-flex min-h-11 items-center hover:underline">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="line-clamp-1 break-all">
                {name}
              </span>
            )}
            {/* At the end, so that no second line begins with it. */}
            {index < steps.length - 1 && (
              <span aria-hidden="true" className="px-2">
                ›
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

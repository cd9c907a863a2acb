import type { LawEntryView } from '@book-store/contract/settings/law/law.schemas';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { lawTexts } from '../law-texts.ts';
import { placeOf } from './rule-places.ts';

const MARKS = { done: '✓', missing: '!', yours: '?', unchecked: '–' };
const COLOURS = {
  done: 'border-good text-good',
  missing: 'border-bad text-bad',
  yours: 'border-control',
  unchecked: 'border-control text-muted',
};

type LawEntryProps = LawEntryView & { hasMail: boolean };

export function LawEntry({ rule, act, source, state, hasMail }: LawEntryProps) {
  const texts = useTexts(lawTexts);
  const place = placeOf(rule, { hasMail });
  return (
    <li className="flex gap-3 py-2">
      <span
        aria-hidden="true"
        className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border text-fine ${COLOURS[state]}`}
      >
        {MARKS[state]}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{texts.rules[rule]}</p>
        <p className={`text-fine ${state === 'missing' ? 'font-semibold text-bad' : 'text-muted'}`}>
          {texts.states[state]}
        </p>
        <p className="flex flex-wrap gap-x-4 text-fine text-muted">
          <span>{act}</span>
          {source && (
            <a href={source} target="_blank" rel="noreferrer noopener" className="link">
              {texts.source}
              <span className="sr-only">: {act}</span>
            </a>
          )}
          {place && state !== 'done' && (
            <Link to={place} className="link">
              {texts.goThere}
              <span className="sr-only">: {texts.rules[rule]}</span>
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}

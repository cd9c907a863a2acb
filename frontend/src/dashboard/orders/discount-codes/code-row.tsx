import type { DiscountCodeView } from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import { Link } from 'react-router-dom';
import { useAllGenreNames } from '../../../api/calls/all-genres-api.ts';
import { Button } from '../../../kit/button.tsx';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { Mark } from '../../../kit/mark.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { discountTexts } from '../discount-texts.ts';
import {
  useDeleteDiscountCodeMutation,
  useEndDiscountCodeMutation,
} from '../parts/discount-codes/api.ts';
import { termsOf } from '../parts/discount-codes/code-terms.ts';

export function CodeRow({ code }: { code: DiscountCodeView }) {
  const { _id: id, code: name, state, uses, limit } = code;
  const { list: texts, states, ...words } = useTexts(discountTexts);
  const genreName = useAllGenreNames();
  const [endCode] = useEndDiscountCodeMutation();
  const [deleteCode] = useDeleteDiscountCodeMutation();
  const isEnded = state === 'ended';
  const end = useAction({
    run: () => endCode({ id, ended: !isEnded }).unwrap(),
    done: () => (isEnded ? texts.usedAgain(name) : texts.ended(name)),
  });
  const remove = useAction({
    confirm: () => confirmDestructive(texts.deleteTitle(name), texts.deleteMeans, texts.deleteYes),
    run: () => deleteCode(id).unwrap(),
    done: () => texts.deleted(name),
  });
  const canEnd = isEnded || state === 'live' || state === 'planned';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={dashboardPaths.editDiscountCode.to(id)}
            className="font-semibold break-all hover:underline"
          >
            {name}
          </Link>
          <Mark>{states[state]}</Mark>
        </p>
        <p className="break-words first-letter:uppercase">{termsOf(code, genreName)}</p>
        <p className="text-fine text-muted first-letter:uppercase">{words.uses(uses, limit)}</p>
      </div>
      <div className="flex flex-wrap gap-x-4">
        <Link
          to={dashboardPaths.editDiscountCode.to(id)}
          className="link inline-flex min-h-11 items-center"
        >
          {texts.edit}
          <span className="sr-only"> {name}</span>
        </Link>
        {canEnd && (
          <Button variant="link" disabled={end.busy} onClick={() => void end.act()}>
            {isEnded ? texts.useAgain : texts.end}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
        {uses === 0 && (
          <Button variant="link" disabled={remove.busy} onClick={() => void remove.act()}>
            {texts.delete}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

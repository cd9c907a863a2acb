import { Link } from 'react-router-dom';
import { CATALOGUE } from '../../../api/refresh.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useListRecommendationsQuery } from '../parts/reading-lists/api.ts';
import { catalogueTexts } from '../texts.ts';

/** What the owner's lists say of a book; as specified, its page says nothing of them. */
export function Recommendations({ id }: { id: string }) {
  const { isRefined } = useTexts();
  const texts = useTexts(catalogueTexts).list;
  const { currentData = [] } = useListRecommendationsQuery(id, { ...CATALOGUE, skip: !isRefined });
  if (currentData.length === 0) return null;
  return (
    <ul className="stack gap-2">
      {currentData.map(({ list, sentence, by }) => (
        <li key={list.id} className="border-l-2 border-accent pl-3 break-words">
          {texts.picked(sentence, by)}{' '}
          <Link to={paths.readingList.to(list.id)} className="link inline-block max-w-full py-1">
            {texts.inList(list.title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

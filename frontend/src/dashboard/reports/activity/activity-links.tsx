import type { ActivityEntry } from '@book-store/contract/reports/activity/activity.schemas';
import type { TextPageId } from '@book-store/contract/text-limits';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useFieldWords } from '../parts/activity/field-words.ts';

type Subject = ActivityEntry['subject'];

export const OrderLink = ({ id = '', name }: Subject) => (
  <Link to={dashboardPaths.adminOrder.to(id)} className="link">
    {name ?? id.slice(-8)}
  </Link>
);

export const BookLink = ({ id = '', name = '' }: Subject) => (
  <Link to={dashboardPaths.editBook.to(id)} className="link">
    {useFieldWords().quoted(name)}
  </Link>
);

export const NewsLink = ({ id = '', name = '' }: Subject) => (
  <Link to={dashboardPaths.editNews.to(id)} className="link">
    {useFieldWords().quoted(name)}
  </Link>
);

export const ReadingListLink = ({ id = '', name = '' }: Subject) => (
  <Link to={dashboardPaths.editReadingList.to(id)} className="link">
    {useFieldWords().quoted(name)}
  </Link>
);

export const GiftCardLink = ({ id = '', name }: Subject) => (
  <Link to={dashboardPaths.giftCard.to(id)} className="link">
    {name}
  </Link>
);

/** The log has the English titles. */
export const PageTitle = ({ id, name }: Subject) => useHead(id as TextPageId).title ?? name;
